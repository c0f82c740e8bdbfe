/** A text role of a source: size in px, line height without unit, tracking in em. */
export interface TextStyle {
  readonly size?: number;
  readonly weight?: number;
  readonly line_height?: number;
  readonly tracking?: number;
  /** Name of the family in `families`, or the family itself. */
  readonly family?: string;
}

/** CSS-like declarations of a component, as the source states them; colours as hex. */
export type Declarations = Readonly<Record<string, string>>;

/** What one published description states about a brand, in the source's own names and the catalog's units. */
export interface DescribedBrand {
  /** Colours by scheme, then by name: `#rrggbb` or `#rrggbbaa`. */
  readonly colors: { readonly light?: Declarations; readonly dark?: Declarations };
  /** Names that the source itself gives to roles: role → name in `colors`. */
  readonly aliases?: Declarations;
  readonly families: Declarations;
  readonly type: Readonly<Record<string, TextStyle>>;
  /** Lengths in px by name. */
  readonly radius: Readonly<Record<string, number>>;
  readonly shadow: Declarations;
  readonly spacing: Readonly<Record<string, number>>;
  /** Durations in ms by name. */
  readonly durations: Readonly<Record<string, number>>;
  readonly easings: Declarations;
  readonly breakpoints: Readonly<Record<string, number>>;
  readonly containers: Readonly<Record<string, number>>;
  readonly components: Readonly<Record<string, Declarations>>;
}
