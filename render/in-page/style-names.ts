/** The properties that are read, and those of them whose resolved value would depend on layout. */
export interface StyleNames {
  readonly tracked: readonly string[];
  readonly byLayout: readonly string[];
}

/** An attribute that turns the page dark: on <html> and <body>, for as long as the styles are read. */
export interface ToggledSwitch {
  readonly attribute: string;
  readonly value: string;
}
