import type { JsonSchema } from '../../scripts/gen/api/contract.ts';

/** Texts that together match every pattern and format of the contract's bodies. */
const TEXTS = [
  'nova',
  '1.00',
  '123456',
  '123',
  '1990-01-01',
  'AUD',
  'NSW',
  'https://pay.localhost/',
  'nova@harbour.example',
];
const FORMATS = new Map([
  ['email', 'nova@harbour.example'],
  ['date', '1990-01-01'],
  ['date-time', '2030-01-01T00:00:00Z'],
  ['uri', 'https://pay.localhost/'],
  ['uuid', '00000000-0000-4000-8000-000000000001'],
]);

/** A minimal value for a schema of the contract. */
export function createSampleOfContractSchema(schema: JsonSchema, named: Readonly<Record<string, JsonSchema>>): unknown {
  const more = (inner: unknown) => (isSchema(inner) ? createSampleOfContractSchema(inner, named) : null);
  const { $ref, allOf, oneOf, anyOf, type, items, minItems, properties, required, minimum } = schema;
  const [first] = [allOf, oneOf, anyOf].filter(Array.isArray).flat();
  const choices = Array.isArray(schema['enum']) ? schema['enum'] : [];
  if (typeof $ref === 'string') return more(named[$ref.slice('#/$defs/'.length)]);
  if ('const' in schema) return schema['const'];
  if (choices.length > 0) return choices[0];
  if (first !== undefined && !isSchema(properties)) return more(first);
  switch (Array.isArray(type) ? type[0] : type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return typeof minimum === 'number' ? minimum : 1;
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: typeof minItems === 'number' ? minItems : 0 }, () => more(items));
    case 'null':
      return null;
    default: {
      const known = isSchema(properties) ? properties : {};
      const names = Array.isArray(required) ? required.map(String) : [];
      return Object.fromEntries(names.map((name) => [name, more(known[name])]));
    }
  }
}

function textOf({ pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema): string {
  const fits = (text: string) => typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
  const formatted = FORMATS.get(String(format));
  if (formatted !== undefined) return formatted;
  const text = TEXTS.find((one) => fits(one) && one.length <= Number(maxLength)) ?? '';
  return typeof pattern === 'string' ? text : text.padEnd(Number(minLength), 'a');
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
