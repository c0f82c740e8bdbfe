/** Colours of Tailwind by their names: the steps 400, 500, 600 and 700 of each hue. */
const STEPS = `red f87171 ef4444 dc2626 b91c1c
orange fb923c f97316 ea580c c2410c
amber fbbf24 f59e0b d97706 b45309
yellow facc15 eab308 ca8a04 a16207
lime a3e635 84cc16 65a30d 4d7c0f
green 4ade80 22c55e 16a34a 15803d
emerald 34d399 10b981 059669 047857
teal 2dd4bf 14b8a6 0d9488 0f766e
cyan 22d3ee 06b6d4 0891b2 0e7490
sky 38bdf8 0ea5e9 0284c7 0369a1
blue 60a5fa 3b82f6 2563eb 1d4ed8
indigo 818cf8 6366f1 4f46e5 4338ca
violet a78bfa 8b5cf6 7c3aed 6d28d9
purple c084fc a855f7 9333ea 7e22ce
fuchsia e879f9 d946ef c026d3 a21caf
pink f472b6 ec4899 db2777 be185d
rose fb7185 f43f5e e11d48 be123c`;

/** In CSS notation, by `indigo-600`. */
export const UTILITY_COLORS: Readonly<Record<string, string>> = Object.fromEntries(
  STEPS.split('\n').flatMap((row) => {
    const [hue = '', ...steps] = row.split(' ');
    return steps.map((hex, at) => [`${hue}-${400 + 100 * at}`, `#${hex}`] as const);
  }),
);
