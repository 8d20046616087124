import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { BANNER } from './generated-file.ts';

/** JSON Schemas by the path that relative references between them are resolved against. */
export type SchemaSet = Readonly<Record<string, object>>;

const RUNTIME: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'ucs2length',
  'require("ajv/dist/runtime/equal").default': 'equal',
};

const KEYWORDS = ['x-text', 'x-navigation', 'x-block', 'x-chosen'];

export interface ModuleOptions {
  /** Whether it tells of a complaint neither its message nor its place in the schema, for browsers with words of their own. */
  readonly terse?: boolean;
  /** Whether texts that read as numbers are taken for them, as in a query. */
  readonly coerces?: boolean;
}

/**
 * Compiles schemas ahead of time into one module, because a strict content security policy forbids compiling them
 * where they run. `exports` names each validator and the reference of its schema, such as `theme.schema.json` or
 * `order.json#/$defs/order`. The module exports functions of the type `Validator`.
 *
 * @throws when a schema is invalid, or when Ajv asks for a runtime part that the engine does not hold.
 */
export function standaloneModule(
  schemas: SchemaSet,
  exports: Readonly<Record<string, string>>,
  { terse = false, coerces = false }: ModuleOptions = {},
): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    ownProperties: true,
    verbose: false,
    coerceTypes: coerces,
    messages: !terse,
    code: { source: true, esm: true, lines: true },
  });
  for (const keyword of KEYWORDS) ajv.addKeyword({ keyword });
  for (const [path, schema] of Object.entries(schemas)) ajv.addSchema(schema, path);
  let code = standaloneCode.default(ajv, { ...exports });
  for (const [required, name] of Object.entries(RUNTIME)) code = code.replaceAll(required, name);
  if (terse) code = code.replaceAll(/schemaPath:"[^"]*",/g, '');
  const unknown = /require\([^)]*\)[.\w]*/.exec(code);
  if (unknown) throw new Error(`a validator needs ${unknown[0]}, which schemas/validator-runtime.ts does not hold`);
  return [
    '// @ts-nocheck',
    BANNER.trimEnd(),
    "import { equal, ucs2length } from '#schemas/validator-runtime.ts';",
    code.replace(/^"use strict";/, ''),
    '',
  ].join('\n');
}
