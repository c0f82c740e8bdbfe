/** The parts of the OpenAPI document that the reference shows. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedRoute>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface DescribedRoute {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } };
  };
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface DescribedResponse {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** A JSON Schema with the keywords that the service uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | boolean;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** A route with its address: what one page of the reference shows. */
export interface Route {
  readonly method: string;
  /** With `{parameters}`. */
  readonly path: string;
  readonly about: DescribedRoute;
}

/** A request that the service was asked while the site was built, and its answer. */
export interface AskedExample {
  readonly summary: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Text of the answer, with long lists and texts cut; null for what is not asked at build time. */
  readonly answer: string | null;
}

/** Every route, in the order of the document. */
export function routesOf({ paths }: ApiDescription): readonly Route[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => ({ method: method.toUpperCase(), path, about })),
  );
}

/** Path of the page of a route. */
export function pageOfRoute({ about }: Route): string {
  return `/docs/api/${about.operationId.replaceAll('_', '-')}`;
}
