/** A validator of Ajv's, or one that calls itself. */
const CALLED = String.raw`(?:validate\d+|wrapper\d+\.validate)`;

/**
 * What Ajv's code does for explanations, each with what is left of it. It counts mistakes in `errors`, by which it
 * decides, and collects complaints in `vErrors`, which nobody reads.
 */
const CUTS: readonly (readonly [RegExp, string])[] = [
  [
    /^const err\d+ = \{.*\};\nif\(vErrors === null\)\{\nvErrors = \[err\d+\];\n\}\nelse \{\nvErrors\.push\(err\d+\);\n\}\n/gm,
    '',
  ],
  [/^validate\d+\.errors = .*;\n/gm, ''],
  [
    new RegExp(
      String.raw`^vErrors = vErrors === null \? ${CALLED}\.errors : vErrors\.concat\(${CALLED}\.errors\);\nerrors = vErrors\.length;\n`,
      'gm',
    ),
    'errors++;\n',
  ],
  [
    /^if\(vErrors !== null\)\{\nif\(_errs\d+\)\{\nvErrors\.length = _errs\d+;\n\}\nelse \{\nvErrors = null;\n\}\n\}\n/gm,
    '',
  ],
  [/^let vErrors = null;\n/gm, ''],
  [
    /\(data, \{instancePath="", parentData, parentDataProperty, .*\}=\{\}\)\{$/gm,
    '(data, parentData, parentDataProperty){',
  ],
  [
    new RegExp(
      String.raw`(${CALLED})\((.*?), \{instancePath:.*?,parentData:(.*?),parentDataProperty:(.*?),rootData\}\)`,
      'g',
    ),
    '$1($2, $3, $4)',
  ],
  [
    new RegExp(String.raw`(${CALLED})\(data, \{instancePath,parentData,parentDataProperty,rootData\}\)`, 'g'),
    '$1(data, parentData, parentDataProperty)',
  ],
];

/**
 * Cuts the explaining out of standalone code of Ajv, one statement a line and made without `allErrors`: what is left
 * only accepts or refuses, and decides as before.
 *
 * @throws when something of it is left, because a later Ajv writes it in another way.
 */
export function removeErrorReporting(code: string): string {
  let cut = code;
  for (const [pattern, rest] of CUTS) cut = cut.replaceAll(pattern, rest);
  const left = /^.*\b(?:vErrors|instancePath|schemaPath|validate\d+\.errors)\b.*$/m.exec(cut);
  if (left) throw new Error(`Ajv's code explains in a way that acceptOnly does not know: ${left[0].slice(0, 200)}`);
  return withoutUnusedSchemas(cut);
}

/** Ajv writes down each schema that has a validator; few of them are read. */
function withoutUnusedSchemas(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replaceAll(/^const (schema\d+) = .*;\n/gm, (line, name: string) => (uses.get(name) === 1 ? '' : line));
}
