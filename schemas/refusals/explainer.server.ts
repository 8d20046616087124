import type { Ajv } from 'ajv';
import { AJV_OPTIONS } from './ajv-options.ts';
import { loadAjv } from './load-ajv.server.ts';
import type { ExplainSchemaRefusal } from './schema-complaint.ts';

export interface SchemaRefusalExplainerOptions {
  /** Whether numeric texts count as numbers, as in the validator that refused. */
  readonly coerces?: boolean;
}

/**
 * Explains refusals of validators that only accept or refuse. `schemas` is JSON with all schemas under `$defs`; it is
 * parsed and compiled on the first refusal only, because most processes never need it.
 */
export function createSchemaRefusalExplainer(
  schemas: string,
  options: SchemaRefusalExplainerOptions = {},
): (name: string) => ExplainSchemaRefusal {
  let ajv: Ajv | null = null;
  return (name) => (value) => {
    ajv ??= openAjv(options).addSchema(JSON.parse(schemas), 'schemas');
    return complaintsOf(ajv, `schemas#/$defs/${name}`, value);
  };
}

/** Explains the refusal of a self-contained schema. */
export function listSchemaComplaintsAboutValue(schema: object, value: unknown): ReturnType<ExplainSchemaRefusal> {
  return complaintsOf(openAjv({}).addSchema(schema, 'schema'), 'schema', value);
}

function openAjv({ coerces = false }: SchemaRefusalExplainerOptions): Ajv {
  const { Ajv: Compiler } = loadAjv();
  // The generator has already checked the schemas strictly.
  const trusting = { strict: false, validateSchema: false };
  return new Compiler({ ...AJV_OPTIONS, ...trusting, allErrors: true, coerceTypes: coerces });
}

function complaintsOf(ajv: Ajv, reference: string, value: unknown): ReturnType<ExplainSchemaRefusal> {
  const validate = ajv.getSchema(reference);
  if (!validate) throw new Error(`there is no schema ${reference}`);
  return validate(value) === true ? [] : (validate.errors ?? []);
}
