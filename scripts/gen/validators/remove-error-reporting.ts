/** The name of an Ajv validator or of a recursive one. */
const CALLED = String.raw`(?:validate\d+|wrapper\d+\.validate)`;

/**
 * Error-reporting statements in Ajv's code, with their replacements. Ajv counts failures in `errors`, which decides the
 * result, and collects error objects in `vErrors`.
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
 * Removes error reporting from Ajv's standalone code (one statement per line, without `allErrors`). The validators only
 * return true or false, with unchanged results.
 * @throws when error reporting is left, because a later Ajv writes other code.
 */
export function removeValidatorErrorReporting(code: string): string {
  let cut = code;
  for (const [pattern, rest] of CUTS) cut = cut.replaceAll(pattern, rest);
  const left = /^.*\b(?:vErrors|instancePath|schemaPath|validate\d+\.errors)\b.*$/m.exec(cut);
  if (left)
    throw new Error(
      `Ajv's code explains in a way that removeValidatorErrorReporting does not know: ${left[0].slice(0, 200)}`,
    );
  return withoutUnusedSchemas(cut);
}

/** Ajv emits every schema that has a validator; most are unused. */
function withoutUnusedSchemas(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replaceAll(/^const (schema\d+) = .*;\n/gm, (line, name: string) => (uses.get(name) === 1 ? '' : line));
}
