/** The properties to read, and those of them whose resolved value depends on layout. */
export interface StyleNames {
  readonly tracked: readonly string[];
  readonly byLayout: readonly string[];
}

/** An attribute that enables dark mode: set on <html> and <body> while the styles are read. */
export interface ToggledSwitch {
  readonly attribute: string;
  readonly value: string;
}
