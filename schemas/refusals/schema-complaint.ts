/** One Ajv validation error. */
export interface SchemaComplaint {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Lists all validation errors of a refused value. */
export type ExplainSchemaRefusal = (value: unknown) => readonly SchemaComplaint[];
