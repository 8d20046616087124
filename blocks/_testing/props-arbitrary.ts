import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;

/** Strings that inject markup if they are not escaped, and strings that break layouts. */
export const HOSTILE_TEXTS = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '</style><style>*{display:none}',
  '[go](javascript:alert(1))',
  '{{constructor.constructor("alert(1)")()}}',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  '‮gnirts desrever a',
  '日本語の見出し',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '&lt;b&gt;',
  '$& $1 $$',
];

const hostile = fc.constantFrom(...HOSTILE_TEXTS);

/** Arbitrary of authored props that match a block's schema. */
export function createBlockPropsArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  const { $ref, enum: values, type } = schema;
  if (typeof $ref === 'string') return referenceArbitrary($ref);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(values)) return fc.constantFrom(...values);
  if (Array.isArray(schema['anyOf'])) return fc.oneof(...schema['anyOf'].map(createBlockPropsArbitrary));
  if ('x-navigation' in schema) return fc.constantFrom('primary', 'secondary');
  switch (type) {
    case 'object':
      return objectArbitrary(schema);
    case 'array':
      return arrayArbitrary(schema);
    case 'string':
      return stringArbitrary(schema);
    case 'integer':
    case 'number':
      return fc.integer({ min: numberOf(schema['minimum'], 0), max: numberOf(schema['maximum'], 1000) });
    case 'boolean':
      return fc.boolean();
    default:
      throw new Error(`no arbitrary for the type ${JSON.stringify(type)}`);
  }
}

function objectArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schemaOf(schema['properties']));
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return fc.record(
    Object.fromEntries(properties.map(([name, own]) => [name, createBlockPropsArbitrary(schemaOf(own))])),
    {
      requiredKeys: properties.map(([name]) => name).filter((name) => required.includes(name)),
    },
  );
}

function arrayArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  const minLength = numberOf(schema['minItems'], 0);
  const maxLength = Math.max(minLength, Math.min(numberOf(schema['maxItems'], 4), 4));
  const items = createBlockPropsArbitrary(schemaOf(schema['items']));
  if (schema['uniqueItems'] !== true) return fc.array(items, { minLength, maxLength });
  return fc.uniqueArray(items, { minLength, maxLength, comparator: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
}

function stringArbitrary(schema: Schema): fc.Arbitrary<string> {
  const { pattern } = schema;
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  const minLength = numberOf(schema['minLength'], 0);
  const maxLength = Math.min(numberOf(schema['maxLength'], 200), 200);
  const any = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) });
  return fc.oneof(hostile, any).filter((text) => [...text].length >= minLength && [...text].length <= maxLength);
}

function referenceArbitrary(reference: string): fc.Arbitrary<unknown> {
  switch (reference.split('/').at(-1)) {
    case 'link':
      return fc.oneof(
        fc.record({ route: fc.constantFrom('home', 'cart') }),
        fc.record({ href: fc.constantFrom('https://example.test/?a="b"', 'tel:+61 2 0000', 'mailto:a@example.test') }),
        fc.record({ page: fc.constant('our-story') }),
      );
    case 'image':
      return fc.record(
        { asset: fc.constant('example.svg'), alt: hostile, focus: fc.constantFrom('top', 'left', 'center') },
        { requiredKeys: ['asset', 'alt'] },
      );
    default:
      throw new Error(`no arbitrary for ${reference}`);
  }
}

function schemaOf(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
