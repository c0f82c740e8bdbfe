/** HTML and CSS of a hostile page. */
export interface HostilePage {
  readonly html: string;
  readonly css: string;
}

/** One way to make a page expensive to read, at any size. */
export interface HostileKind {
  readonly name: string;
  /** `share` is 1 for the largest page that the service accepts, less for a smaller page of the same kind. */
  readonly page: (share: number) => Partial<HostilePage>;
}
