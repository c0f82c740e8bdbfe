/** A matrix of rows of 8-bit whole numbers, each row with its scale. */
export interface PackedMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Int8Array;
  /** One for each row. */
  readonly scales: Float32Array;
}
