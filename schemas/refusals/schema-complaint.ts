/** One complaint of Ajv about a value, in the terms of JSON Schema. */
export interface SchemaComplaint {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Every complaint about a value that was refused. */
export type ExplainRefusal = (value: unknown) => readonly SchemaComplaint[];
