/** An option of a command. `list` may be given several times. */
export interface Option {
  readonly type: 'flag' | 'text' | 'number' | 'list';
  /** Name of its value in the help; flags have none. */
  readonly value?: string;
  readonly short?: string;
  readonly description: string;
  readonly choices?: readonly string[];
  /** Least and greatest number. */
  readonly range?: readonly [least: number, greatest: number];
  /** Whether the value is a path, for completion. */
  readonly isPath?: boolean;
  /** Whether the value is a brand of the catalog, for completion. */
  readonly isBrand?: boolean;
}

/** Options by name, without dashes. */
export type Options = Readonly<Record<string, Option>>;

/** The values of options: absent texts and numbers are undefined, absent lists empty, absent flags false. */
export type Given<Specs extends Options> = {
  readonly [Name in keyof Specs]: Specs[Name]['type'] extends 'flag'
    ? boolean
    : Specs[Name]['type'] extends 'list'
      ? readonly string[]
      : Specs[Name]['type'] extends 'number'
        ? number | undefined
        : string | undefined;
};
