import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchemaRefusalExplainer } from '../../../schemas/refusals/explainer.server.ts';
import { removeValidatorErrorReporting } from './remove-error-reporting.ts';
import { generateValidatorModule } from './standalone.ts';

/** Schemas with every keyword that the project allows, and circular references. */
const DEFS = {
  Tree: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 4, pattern: '^[a-z🎟]+$' },
      size: { type: ['integer', 'null'], minimum: 1, maximum: 9 },
      price: { type: 'number', multipleOf: 0.5 },
      kind: {
        anyOf: [{ const: 'leaf' }, { $ref: '#/$defs/Kind' }, { type: 'array', items: { $ref: '#/$defs/Kind' } }],
      },
      'two words': { type: 'boolean' },
      children: { type: 'array', minItems: 1, maxItems: 2, items: { $ref: '#/$defs/Tree' } },
      rings: { type: 'array', uniqueItems: true, items: { type: ['string', 'integer'] } },
      counts: { type: 'object', propertyNames: { minLength: 2 }, additionalProperties: { type: 'integer' } },
      odd: { not: { const: 1 } },
    },
  },
  Kind: { enum: ['oak', 'ash', 3, null] },
  Alias: { $ref: '#/$defs/Tree' },
};

const SETTINGS = { tree: 'Tree', alias: 'Alias' };

let folder: string;
let accepts: Readonly<Record<string, (value: unknown) => boolean>>;

beforeAll(async () => {
  folder = mkdtempSync(join(import.meta.dirname, 'made-'));
  const [module] = generateValidatorModule('tree.mjs', DEFS, SETTINGS);
  writeFileSync(join(folder, 'tree.mjs'), module?.content ?? '');
  accepts = await import(/* @vite-ignore */ join(folder, 'tree.mjs'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const leaf = fc.oneof(
  fc.constantFrom<unknown>('ab', 'a', 'abcde', '🎟🎟', 'leaf', 'oak', 3, null, 0, 1, 1.5, 10, true, '1', -0, Number.NaN),
  fc.string({ maxLength: 5 }),
);

/** Weighted towards valid values, because an object with many properties is only valid if all of them are. */
function mostly(fitting: fc.Arbitrary<unknown>, other: fc.Arbitrary<unknown> = leaf): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: other });
}

const { tree } = fc.letrec<{ tree: unknown; any: unknown }>((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, leaf, tie('tree'), fc.array(tie('any'), { maxLength: 3 })),
  tree: fc.record(
    {
      name: mostly(fc.constantFrom('ab', '🎟🎟🎟')),
      size: mostly(fc.constantFrom(1, 9, null)),
      price: mostly(fc.constantFrom(2.5, -1)),
      kind: mostly(fc.constantFrom<unknown>('leaf', 'ash', ['oak'], []), tie('any')),
      'two words': mostly(fc.boolean()),
      children: mostly(fc.array(tie('tree'), { minLength: 1, maxLength: 2 }), tie('any')),
      rings: mostly(fc.uniqueArray(fc.constantFrom<unknown>('a', 'b', 1), { maxLength: 3 }), fc.array(leaf)),
      counts: mostly(fc.constantFrom({ ab: 1 }, {}), fc.dictionary(fc.string({ maxLength: 3 }), leaf, { maxKeys: 2 })),
      odd: mostly(fc.constantFrom<unknown>('x', 2, null)),
    },
    { requiredKeys: ['name'] },
  ),
}));

const untrustedValue = fc.oneof(
  { weight: 6, arbitrary: tree },
  { weight: 1, arbitrary: fc.tuple(tree, leaf).map(([value, other]) => Object.assign({ other }, value)) },
  { weight: 1, arbitrary: leaf },
);

describe('accept-only validators', () => {
  test('accept exactly the values in which Ajv finds no error', () => {
    const explain = createSchemaRefusalExplainer(JSON.stringify({ $defs: DEFS }));
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(untrustedValue, (value) => {
        const isFine = explain('Tree')(value).length === 0;
        seen[isFine ? 'accepted' : 'refused'] += 1;
        expect([accepts['tree']?.(value), accepts['alias']?.(value)]).toEqual([isFine, isFine]);
      }),
      { numRuns: 3000 },
    );
    expect(seen.accepted).toBeGreaterThan(200);
    expect(seen.refused).toBeGreaterThan(200);
  });

  test('contain no error reporting', () => {
    const [module] = generateValidatorModule('tree.mjs', DEFS, SETTINGS);
    expect(module?.content).not.toMatch(/message|instancePath|vErrors|\.errors\b/);
  });

  test('are not generated for untrusted values when they would have to compare objects', () => {
    const schema = { type: 'array', uniqueItems: true, items: { type: 'object' } };
    expect(() =>
      generateValidatorModule('list.mjs', { List: schema }, { list: 'List' }, { isForUntrustedValues: true }),
    ).toThrow('list.mjs would compare objects that anybody may send');
  });

  test('are not generated when Ajv reports errors in an unknown way', () => {
    expect(() => removeValidatorErrorReporting('return {instancePath, keyword: "type"};\n')).toThrow(
      'Ajv\'s code explains in a way that removeValidatorErrorReporting does not know: return {instancePath, keyword: "type"};',
    );
  });
});

test('a form validator returns keyword, path and parameters of errors, without messages', async () => {
  const [module] = generateValidatorModule('form.mjs', DEFS, { validate: 'Tree' }, { reportsErrors: true });
  writeFileSync(join(folder, 'form.mjs'), module?.content ?? '');
  const { validate } = await import(/* @vite-ignore */ join(folder, 'form.mjs'));
  expect(validate({ name: 'x', size: 12 })).toBe(false);
  expect(validate.errors).toEqual([
    { instancePath: '/name', keyword: 'minLength', params: { limit: 2 } },
    { instancePath: '/size', keyword: 'maximum', params: { comparison: '<=', limit: 9 } },
  ]);
});
