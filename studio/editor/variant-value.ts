/** Copies strings of the replaced value into empty properties of the same name in the new one. */
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
