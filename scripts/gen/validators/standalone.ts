import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { AJV_OPTIONS, SCHEMA_ANNOTATION_KEYWORDS } from '../../../schemas/refusals/ajv-options.ts';
import { type GeneratedFile, SET_UP_BANNER } from '../generated-file.ts';
import { isJsonObject, mapJsonObjects } from '../map-schema.ts';
import { removeErrorReporting } from './accept-only.ts';

const RUNTIME: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'ucs2length',
  'require("ajv/dist/runtime/equal").default': 'equal',
};

export interface ValidatorModuleOptions {
  /**
   * Whether validators leave every complaint in `errors`, without message and place in the schema: forms in a browser
   * have words of their own. Others only accept or refuse.
   */
  readonly explains?: boolean;
  /** Whether texts that read as numbers are taken for them, as in a query. */
  readonly coerces?: boolean;
  /**
   * Whether Ajv explains refusals of values that anybody may send. Ajv asks objects that it compares how to do it, and a
   * hostile one answers: then lists without repetitions must hold texts or numbers.
   */
  readonly foreign?: boolean;
}

/**
 * Compiles schemas ahead of time into one module with its types, because a strict content security policy forbids
 * compiling them where they run. `defs` may refer to one another by `#/$defs/<name>`; `exports` says which of them have
 * a validator, and how it is called.
 *
 * @throws when a schema is invalid, or when Ajv asks for a runtime part that the engine does not hold.
 */
export function generateValidatorModule(
  path: string,
  defs: Readonly<Record<string, object>>,
  exports: Readonly<Record<string, string>>,
  { explains = false, coerces = false, foreign = false }: ValidatorModuleOptions = {},
): GeneratedFile[] {
  const ajv = new Ajv({
    ...AJV_OPTIONS,
    allErrors: explains,
    messages: false,
    coerceTypes: coerces,
    code: { source: true, esm: true, lines: true },
  });
  for (const keyword of SCHEMA_ANNOTATION_KEYWORDS) ajv.addKeyword({ keyword });
  // Each is a schema of its own, or Ajv would compile a definition anew for each validator that refers to it.
  for (const [name, schema] of Object.entries(defs)) ajv.addSchema(withReferencesByName(schema), name);
  const made = standaloneCode.default(ajv, { ...exports }).replace(/^"use strict";/, '');
  let code = explains ? made.replaceAll(/schemaPath:"[^"]*",/g, '') : removeErrorReporting(made);
  for (const [required, name] of Object.entries(RUNTIME)) code = code.replaceAll(required, name);
  if (foreign && /\bequal\b/.test(code)) throw new Error(`${path} would compare objects that anybody may send`);
  const unknown = /require\([^)]*\)[.\w]*/.exec(code);
  if (unknown) throw new Error(`${path} needs ${unknown[0]}, which schemas/validator-runtime.ts does not hold`);
  const type = explains ? 'ExplainingValidator' : '(value: unknown) => boolean';
  const names = Object.keys(exports).map((name) => `export declare const ${name}: ${type};\n`);
  return [
    {
      path,
      content: `${SET_UP_BANNER}import { countCodePoints as ucs2length, isDeepEqual as equal } from '#schemas/validator-runtime.ts';\n${code}\n`,
    },
    {
      path: path.replace(/\.mjs$/, '.d.mts'),
      content: `${SET_UP_BANNER}${explains ? "import type { ExplainingValidator } from '#schemas/refusals/validator.ts';\n" : ''}${names.join('')}`,
    },
  ];
}

function withReferencesByName(schema: object): object {
  const named = mapJsonObjects(schema, ({ $ref, ...rest }) =>
    typeof $ref === 'string' ? { ...rest, $ref: $ref.replace(/^#\/\$defs\//, '') } : null,
  );
  return isJsonObject(named) ? named : {};
}

/** A module that holds schemas as JSON, for whoever explains a refusal. */
export function generateSchemasModule(path: string, defs: Readonly<Record<string, object>>): GeneratedFile[] {
  return [
    { path, content: `${SET_UP_BANNER}export const schemas = ${JSON.stringify(JSON.stringify({ $defs: defs }))};\n` },
    { path: path.replace(/\.mjs$/, '.d.mts'), content: `${SET_UP_BANNER}export declare const schemas: string;\n` },
  ];
}
