import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import inventory from '../../../spec/inventory-ids.json' with { type: 'json' };
import { type JsonSchema, readApiContract } from './contract.ts';
import { collectReachableSchemas } from './reachable.ts';

const folder = new URL('../../../schemas/api/', import.meta.url).pathname;
const contract = await readApiContract(folder);
const files = readdirSync(folder).filter((name) => name.endsWith('.openapi.json'));

interface Property {
  readonly where: string;
  readonly name: string;
  readonly schema: JsonSchema;
}

function propertiesOf(where: string, value: unknown): Property[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => propertiesOf(`${where}/${index}`, entry));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key !== 'properties' || !isRecord(inner)) return propertiesOf(`${where}/${key}`, inner);
    return Object.entries(inner).flatMap(([name, schema]) => [
      ...(isRecord(schema) ? [{ where: `${where}/${name}`, name, schema }] : []),
      ...propertiesOf(`${where}/${name}`, schema),
    ]);
  });
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

describe.each(files)('the API contract file %s', (file) => {
  const document: unknown = JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));
  const properties = propertiesOf('', document);

  test('describes every property in one sentence', () => {
    const undescribed = properties.filter(({ schema }) => !/^[A-Z].*\.$/.test(String(schema.description)));
    expect(undescribed.map(({ where }) => where)).toEqual([]);
  });

  test('spells properties in snake_case that survives conversion to camelCase and back', () => {
    const odd = properties.filter(({ name }) => !/^[a-z][a-z0-9]*(_[a-z][a-z0-9]*)*$/.test(name));
    expect(odd.map(({ where }) => where)).toEqual([]);
  });

  test('never uses unevaluatedProperties to close an object schema', () => {
    expect(JSON.stringify(document)).not.toContain('"unevaluatedProperties"');
  });
});

test('the API contract allows unknown properties in every answer', () => {
  const closed = contract.operations.flatMap(({ id, answer }) => {
    const reached = answer ? collectReachableSchemas({ [id]: answer }, contract.schemas) : {};
    const names = Object.keys(reached).filter((name) => isClosed(reached[name]));
    return names.map((name) => `${id}: ${name}`);
  });
  expect(closed).toEqual([]);
});

function isClosed(schema: unknown): boolean {
  return JSON.stringify(schema).includes('"additionalProperties":false');
}

const known: ReadonlySet<string> = new Set(inventory.calls);

test('the API contract marks exactly the calls that are not in the specification as extensions', () => {
  const beyond = contract.operations.map(({ id }) => id).filter((id) => !known.has(id));
  expect(extraIds().sort()).toEqual(beyond.sort());
});

function extraIds(): string[] {
  return files.flatMap((file) => {
    const { paths }: { paths: Record<string, Record<string, Record<string, unknown>>> } = JSON.parse(
      readFileSync(`${folder}${file}`, 'utf8'),
    );
    return Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap((operation) =>
        operation['x-extra'] === true ? [String(operation['operationId'])] : [],
      ),
    );
  });
}

test('the API contract declares exactly the parameters of the path of each call, in order', () => {
  for (const { id, path, parameters } of contract.operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect([id, declared]).toEqual([id, inPath]);
  }
});

test('the API contract defines every call of the specification with its method, path, version and authentication', () => {
  const lines = contract.operations
    .filter(({ id }) => known.has(id))
    .map(({ id, method, base, path, version, auth }) => `${id} ${method} ${base}${path} ${version} ${auth}`);
  expect(lines.sort()).toEqual(
    readFileSync(new URL('specified-calls.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
});
