/** A value as a message shows it: text in single quotes, all else as JSON, cut short. */
export function formatValueForMessage(value: unknown): string {
  if (typeof value === 'string') return `'${shorten(value)}'`;
  return shorten(JSON.stringify(value) ?? 'nothing');
}

/** `'a', 'b' or 'c'`; of a long list the first twenty. */
export function formatAlternatives(values: readonly unknown[]): string {
  const shown = values.slice(0, 20).map(formatValueForMessage);
  if (values.length > 20) return `${shown.join(', ')} or one of ${values.length - 20} more`;
  return join(shown);
}

/** `a list, text or null`, from JSON Schema's names of types. */
export function formatTypeNames(types: readonly string[]): string {
  return join(types.map((type) => TYPES[type] ?? type));
}

/** What a value is, in the words of `typeNames`. */
export function describeValueType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return formatTypeNames(['array']);
  return formatTypeNames([typeof value]);
}

function join(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};
