import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { generateClientCallDescriptorsModule, generateWireCallDescriptorsModule } from './calls-module.ts';
import { removeFormatKeyword, toCamelCaseSchema } from './camel-schema.ts';
import { type ContractOperation, readApiContract } from './contract.ts';
import { collectReachableSchemas } from './reachable.ts';
import { generateTypesModule } from './types-module.ts';

describe('readApiContract', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'contract-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function write(group: string, paths: object, schemas: object): void {
    const file = { servers: [{ url: '/v9/' }], 'x-service': 'shop', paths, components: { schemas } };
    writeFileSync(join(folder, `${group}.openapi.json`), JSON.stringify(file));
  }

  const operation = (schema: object) => ({
    operationId: 'thing.get',
    summary: 'Get a thing.',
    'x-version': '3.1',
    'x-auth': 'visitor',
    responses: { 200: { content: { 'application/json': { schema } } }, 404: { 'x-codes': ['thing_gone'] }, 410: {} },
  });

  test('reads operations, and schemas of all files into one namespace', async () => {
    write('common', {}, { Money: { type: 'string' } });
    write(
      'things',
      { '/thing': { get: operation({ $ref: '#/components/schemas/Thing' }) } },
      {
        Thing: { properties: { price: { $ref: './common.openapi.json#/components/schemas/Money' } } },
      },
    );
    expect(await readApiContract(folder)).toEqual({
      groups: ['common', 'things'],
      operations: [
        {
          id: 'thing.get',
          group: 'things',
          summary: 'Get a thing.',
          method: 'GET',
          service: 'shop',
          base: '/v9',
          path: '/thing',
          version: '3.1',
          auth: 'visitor',
          parameters: [],
          encoding: 'json',
          responseType: 'json',
          status: 200,
          refusals: [{ status: 404, codes: ['thing_gone'] }],
          body: null,
          form: null,
          answer: { $ref: '#/$defs/Thing' },
        },
      ],
      schemas: { Money: { type: 'string' }, Thing: { properties: { price: { $ref: '#/$defs/Money' } } } },
    });
  });

  test('refuses a schema name that two files use', async () => {
    write('a', {}, { Money: {} });
    write('b', {}, { Money: {} });
    await expect(readApiContract(folder)).rejects.toThrow(
      'b.openapi.json: the schema Money is named in another file already',
    );
  });

  test('refuses an operation id that two operations use', async () => {
    write('a', { '/x': { get: operation({}), post: operation({}) } }, {});
    await expect(readApiContract(folder)).rejects.toThrow('a.openapi.json: thing.get exists already');
  });
});

test('toCamelCaseSchema and removeFormatKeyword do not confuse properties with keywords of the same name', () => {
  const schema = {
    type: 'object',
    required: ['draw_no', 'format'],
    properties: { draw_no: { type: 'integer' }, format: { type: 'string', format: 'date-time' }, required: {} },
  };
  expect(toCamelCaseSchema(schema)).toEqual({
    type: 'object',
    required: ['drawNo', 'format'],
    properties: { drawNo: { type: 'integer' }, format: { type: 'string', format: 'date-time' }, required: {} },
  });
  expect(removeFormatKeyword(schema).properties).toEqual({
    draw_no: { type: 'integer' },
    format: { type: 'string', $comment: 'date-time' },
    required: {},
  });
});

test('collectReachableSchemas follows references, including circular ones, and nothing else', () => {
  const named = {
    A: { $ref: '#/$defs/B' },
    B: { items: { $ref: '#/$defs/A' } },
    Unused: {},
  };
  expect(Object.keys(collectReachableSchemas({ Root: { $ref: '#/$defs/A' } }, named))).toEqual(['Root', 'A', 'B']);
  expect(() => collectReachableSchemas({ Root: { $ref: '#/$defs/Gone' } }, named)).toThrow('no schema is named Gone');
});

test('generateTypesModule writes an export for each schema', () => {
  const module = generateTypesModule({
    Shape: {
      description: 'A shape.',
      type: 'object',
      required: ['kind', 'sizes'],
      properties: {
        kind: { enum: ['round', "o'clock"], description: 'Its kind.' },
        sizes: { type: 'array', items: { type: ['integer', 'null'] } },
        prices: { type: 'object', additionalProperties: { type: 'string' } },
        inner: { type: 'object', properties: { other: { $ref: '#/$defs/Other' } } },
      },
    },
    Other: { anyOf: [{ const: 3 }, { type: 'boolean' }, {}] },
  });
  expect(module).toBe(`// Generated: change the schema, then run \`npm run -s vitrine -- gen --write\`.

export type Other = 3 | boolean | unknown;

/** A shape. */
export interface Shape {
  /** Its kind. */
  readonly kind: 'round' | 'o\\'clock';
  readonly sizes: readonly (number | null)[];
  readonly prices?: Readonly<Record<string, string>>;
  readonly inner?: {
    readonly other?: Other;
  };
}
`);
  expect(() => generateTypesModule({ Odd: { type: 'tuple' } })).toThrow('no type for {"type":"tuple"}');
});

test('the generated client descriptor of a call validates its result, and the wire descriptor its whole answer and query', () => {
  const operation: ContractOperation = {
    id: 'things.item.list',
    group: 'things',
    summary: 'List the things.',
    method: 'GET',
    service: 'shop',
    base: '/v2',
    path: '/thing/{id}',
    version: '3.1',
    auth: 'visitor',
    parameters: [
      { name: 'id', in: 'path', schema: { type: 'string' } },
      { name: 'limit', in: 'query', schema: { type: 'integer' } },
      { name: 'kind', in: 'query', schema: { type: 'string', enum: ['a', 'b'] } },
    ],
    status: 200,
    encoding: 'json',
    responseType: 'json',
    refusals: [{ status: 404, codes: ['thing_gone', 'no_thing'] }],
    body: null,
    form: null,
    answer: { required: ['result', 'page_info'], properties: { result: {} } },
  };
  expect(generateClientCallDescriptorsModule([operation])).toContain(`/** List the things. */
export const thingsItemList: ClientCallDescriptor<{ id: string }, { limit?: number; kind?: 'a' | 'b' }, undefined, ThingsItemListResult> = {
  id: 'things.item.list',
  method: 'GET',
  service: 'shop',
  base: '/v2',
  path: '/thing/{id}',
  version: '3.1',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('thingsItemListQuery'),
  body: null,
  result: findClientGuard<ThingsItemListResult>('thingsItemListResult'),
  paged: true,
};`);
  expect(generateWireCallDescriptorsModule([operation])).toContain(`  body: null,
  answer: findWireGuard<ThingsItemListAnswer>('thingsItemListAnswer'),
  query: findQueryOrFormGuard<unknown>('thingsItemListQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['thing_gone', 'no_thing'] }],
};`);
});
