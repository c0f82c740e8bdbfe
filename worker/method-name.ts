/** `compose_by_address` to `composeByAddress`: the method of an operation at the binding of the service. */
export function methodName(operation: string): string {
  return operation.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
