/** An answer before it is a response: to read a response back takes as long as to write it. */
export interface WrittenAnswer {
  /** Null for an answer without content. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer as an operation or another part of the service gives it. */
export type Answer = WrittenAnswer | Response;

/** The response of an answer, whose body is sent as it is. */
export function responseOf({ body, status, headers }: WrittenAnswer): Response {
  return new Response(body, { status, headers });
}
