/** A new value that keeps the words of the one that it replaces, where both have them under the same name. */
export function keepSharedParts(created: unknown, replaced: unknown): unknown {
  if (!isRecord(created) || !isRecord(replaced)) return created;
  return Object.fromEntries(
    Object.entries(created).map(([key, value]) => {
      const replacedValue = replaced[key];
      return [key, value === '' && typeof replacedValue === 'string' ? replacedValue : value];
    }),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
