/** What Vite adds to `import.meta`, as far as tests use it. */
interface ImportMeta {
  readonly glob: <Module>(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ) => Readonly<Record<string, Module>>;
}
