import type { JsonSchema } from './contract.ts';

/** Named schemas that `roots` refer to, directly or indirectly. */
export function collectReachableSchemas(
  roots: Readonly<Record<string, JsonSchema>>,
  named: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = { ...roots };
  const open = Object.values(roots);
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    for (const [, name] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([A-Za-z0-9]+)"/g)) {
      if (name === undefined || name in found) continue;
      const next = named[name];
      if (next === undefined) throw new Error(`no schema is named ${name}`);
      found[name] = next;
      open.push(next);
    }
  }
  return found;
}
