import type { Ajv } from 'ajv';
import { AJV_OPTIONS } from './ajv-options.ts';
import { loadAjv } from './load-ajv.server.ts';
import type { ExplainRefusal } from './schema-complaint.ts';

export interface RefusalExplainerOptions {
  /** Whether texts that read as numbers are taken for them, as the validator that refused did. */
  readonly coerces?: boolean;
}

/**
 * Explains what accept-only validators refused. `schemas` is the JSON of one schema that holds the others under `$defs`;
 * neither it nor any of them is read or compiled before a refusal asks for it.
 */
export function createRefusalExplainer(
  schemas: string,
  options: RefusalExplainerOptions = {},
): (name: string) => ExplainRefusal {
  let ajv: Ajv | null = null;
  return (name) => (value) => {
    ajv ??= openAjv(options).addSchema(JSON.parse(schemas), 'schemas');
    return complaintsOf(ajv, `schemas#/$defs/${name}`, value);
  };
}

/** Explains what a schema that refers to no other refused. */
export function explainRefusalBySchema(schema: object, value: unknown): ReturnType<ExplainRefusal> {
  return complaintsOf(openAjv({}).addSchema(schema, 'schema'), 'schema', value);
}

function openAjv({ coerces = false }: RefusalExplainerOptions): Ajv {
  const { Ajv: Compiler } = loadAjv();
  // The generator was strict with them, and held them against their meta-schema.
  const trusting = { strict: false, validateSchema: false };
  return new Compiler({ ...AJV_OPTIONS, ...trusting, allErrors: true, coerceTypes: coerces });
}

function complaintsOf(ajv: Ajv, reference: string, value: unknown): ReturnType<ExplainRefusal> {
  const validate = ajv.getSchema(reference);
  if (!validate) throw new Error(`there is no schema ${reference}`);
  return validate(value) === true ? [] : (validate.errors ?? []);
}
