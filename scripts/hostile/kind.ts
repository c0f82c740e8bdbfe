/** The parts of a hostile page. */
export interface HostilePage {
  readonly html: string;
  readonly css: string;
}

/** One way to make a page expensive, at any size. */
export interface HostileKind {
  readonly name: string;
  /** `share` is 1 for the largest page the service accepts, and less for a smaller one of the same kind. */
  readonly page: (share: number) => Partial<HostilePage>;
}
