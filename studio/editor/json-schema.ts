import common from '#schemas/config/common.schema.json' with { type: 'json' };

/** The parts of a JSON Schema that fields are made of; `scripts/check/schemas.ts` lists all keywords of our schemas. */
export interface JsonSchema {
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly 'x-text'?: string;
  readonly 'x-navigation'?: unknown;
  readonly 'x-json'?: unknown;
  readonly 'x-editor'?: {
    readonly group?: string;
    readonly unit?: string;
    readonly text?: string;
    /** Kind of the document that the value names. */
    readonly document?: string;
    /** Labels of the values of an `enum`. */
    readonly labels?: Readonly<Record<string, string>>;
  };
}

/** Schemas by file name, such as `common.schema.json`. */
export type SchemaDefinitions = Readonly<Record<string, unknown>>;

export const SHARED_DEFINITIONS: SchemaDefinitions = { 'common.schema.json': common };

/** Where the references of a schema are looked up. */
export interface SchemaScope {
  /** The whole schema that `#/$defs/…` points into. */
  readonly root: JsonSchema;
  readonly definitions: SchemaDefinitions;
}

export interface ResolvedSchema {
  readonly schema: JsonSchema;
  /** Scope of the references inside of it. */
  readonly scope: SchemaScope;
  /** Name of the definition that the reference names, such as `link`; null without a reference. */
  readonly definition: string | null;
  /** Whether it is referenced as a block's schema does it, where pictures may be content keys. */
  readonly isFromBlock: boolean;
}

/** The schema that a reference leads to, with the title and description of the place that refers to it. */
export function resolveReference(written: JsonSchema, scope: SchemaScope): ResolvedSchema {
  const { $ref, ...own } = written;
  if ($ref === undefined) return { schema: written, scope, definition: null, isFromBlock: false };
  const [address = '', pointer = ''] = $ref.split('#');
  const file = address.split('/').at(-1) ?? '';
  const root = file === '' ? scope.root : toJsonSchema(scope.definitions[file]);
  const definition = pointer.split('/').at(-1) ?? '';
  const target = resolveReference(root.$defs?.[definition] ?? {}, { ...scope, root });
  return {
    schema: { ...target.schema, ...own },
    scope: target.scope,
    definition: target.definition ?? definition,
    isFromBlock: address.startsWith('../'),
  };
}

export function toJsonSchema(schema: unknown): JsonSchema {
  return Object(schema);
}
