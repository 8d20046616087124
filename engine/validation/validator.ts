/** One complaint of a generated validator, in the terms of JSON Schema. */
export interface SchemaComplaint {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A validator that was generated from a schema: true, or false with every complaint left in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaComplaint[] | null;
}
