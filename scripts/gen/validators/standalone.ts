import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { AJV_OPTIONS, SCHEMA_ANNOTATION_KEYWORDS } from '../../../schemas/refusals/ajv-options.ts';
import { type GeneratedFile, UNTRACKED_GENERATED_FILE_BANNER } from '../generated-file.ts';
import { isJsonObject, mapJsonObjects } from '../map-schema.ts';
import { removeValidatorErrorReporting } from './remove-error-reporting.ts';

const RUNTIME: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'ucs2length',
  'require("ajv/dist/runtime/equal").default': 'equal',
};

export interface ValidatorModuleOptions {
  /**
   * Whether validators report all errors, without message and schema path, because forms in a browser have their own
   * messages. Others only return true or false.
   */
  readonly reportsErrors?: boolean;
  /** Whether numeric texts are converted to numbers, as in a query. */
  readonly coercesTypes?: boolean;
  /**
   * Whether Ajv may validate untrusted values to explain refusals. Its deep comparison calls methods of the compared
   * objects, which a hostile value could define: lists with `uniqueItems` must then contain texts or numbers.
   */
  readonly isForUntrustedValues?: boolean;
}

/**
 * Compiles schemas ahead of time into one module with types, because a strict content security policy forbids compiling
 * them at run time. `defs` may refer to each other by `#/$defs/<name>`; `exports` maps those that get a validator to
 * its name.
 * @throws when a schema is invalid, or when Ajv needs a runtime module that the engine does not have.
 */
export function generateValidatorModule(
  path: string,
  defs: Readonly<Record<string, object>>,
  exports: Readonly<Record<string, string>>,
  { reportsErrors = false, coercesTypes = false, isForUntrustedValues = false }: ValidatorModuleOptions = {},
): GeneratedFile[] {
  const ajv = new Ajv({
    ...AJV_OPTIONS,
    allErrors: reportsErrors,
    messages: false,
    coerceTypes: coercesTypes,
    code: { source: true, esm: true, lines: true },
  });
  for (const keyword of SCHEMA_ANNOTATION_KEYWORDS) ajv.addKeyword({ keyword });
  // Added as separate schemas, because Ajv would otherwise compile a definition again for each validator that refers to
  // it.
  for (const [name, schema] of Object.entries(defs)) ajv.addSchema(withReferencesByName(schema), name);
  const made = standaloneCode.default(ajv, { ...exports }).replace(/^"use strict";/, '');
  let code = reportsErrors ? made.replaceAll(/schemaPath:"[^"]*",/g, '') : removeValidatorErrorReporting(made);
  for (const [required, name] of Object.entries(RUNTIME)) code = code.replaceAll(required, name);
  if (isForUntrustedValues && /\bequal\b/.test(code))
    throw new Error(`${path} would compare objects that anybody may send`);
  const unknown = /require\([^)]*\)[.\w]*/.exec(code);
  if (unknown) throw new Error(`${path} needs ${unknown[0]}, which schemas/validator-runtime.ts does not hold`);
  const type = reportsErrors ? 'ExplainingValidator' : '(value: unknown) => boolean';
  const names = Object.keys(exports).map((name) => `export declare const ${name}: ${type};\n`);
  return [
    {
      path,
      content: `${UNTRACKED_GENERATED_FILE_BANNER}import { countCodePoints as ucs2length, isDeepEqual as equal } from '#schemas/validator-runtime.ts';\n${code}\n`,
    },
    {
      path: path.replace(/\.mjs$/, '.d.mts'),
      content: `${UNTRACKED_GENERATED_FILE_BANNER}${reportsErrors ? "import type { ExplainingValidator } from '#schemas/refusals/validator.ts';\n" : ''}${names.join('')}`,
    },
  ];
}

function withReferencesByName(schema: object): object {
  const named = mapJsonObjects(schema, ({ $ref, ...rest }) =>
    typeof $ref === 'string' ? { ...rest, $ref: $ref.replace(/^#\/\$defs\//, '') } : null,
  );
  return isJsonObject(named) ? named : {};
}

/** Generates a module with schemas as JSON, for explaining refusals. */
export function generateExplainerSchemasModule(path: string, defs: Readonly<Record<string, object>>): GeneratedFile[] {
  return [
    {
      path,
      content: `${UNTRACKED_GENERATED_FILE_BANNER}export const schemas = ${JSON.stringify(JSON.stringify({ $defs: defs }))};\n`,
    },
    {
      path: path.replace(/\.mjs$/, '.d.mts'),
      content: `${UNTRACKED_GENERATED_FILE_BANNER}export declare const schemas: string;\n`,
    },
  ];
}
