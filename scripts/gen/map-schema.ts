/**
 * Copies a JSON value and replaces each object for which `change` returns another. Depth first, parents before
 * children.
 */
export function mapJsonObjects(
  value: unknown,
  change: (schema: Record<string, unknown>) => Record<string, unknown> | null,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapJsonObjects(item, change));
  if (!isJsonObject(value)) return value;
  const replaced = change(value);
  if (replaced) return replaced;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapJsonObjects(child, change)]));
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
