import { fileURLToPath } from 'node:url';
import { callsModule, wireCallsModule } from './api/calls-module.ts';
import { camelSchema, withoutFormat } from './api/camel-schema.ts';
import { type Contract, type Operation, readContract, type Schema } from './api/contract.ts';
import { typeName } from './api/names.ts';
import { reachableSchemas } from './api/reachable.ts';
import { requestRoots } from './api/requests.ts';
import { typesModule } from './api/types-module.ts';
import type { GeneratedFile } from './generated-file.ts';
import { standaloneModule } from './standalone.ts';

const CONTRACT = fileURLToPath(new URL('../../schemas/api', import.meta.url));
const OUT = 'schemas/generated/api';

/**
 * Types, validators and call descriptors from the contract of the commerce API, once as it goes over the wire
 * (`wire-types`, `*.wire`, `*.wire-calls`) and once as a client sees it, in camelCase and out of its envelope
 * (`types`, `*.client`, `*.calls`). What queries and multipart bodies hold is the same on both sides (`requests`).
 */
export async function generateApi(): Promise<GeneratedFile[]> {
  const contract = await readContract(CONTRACT);
  const wire = contract.schemas;
  const client = Object.fromEntries(Object.entries(wire).map(([name, schema]) => [name, camelSchema(schema)]));
  const files: GeneratedFile[] = [
    { path: `${OUT}/wire-types.gen.ts`, content: typesModule({ ...wire, ...wireRoots(contract.operations) }) },
    { path: `${OUT}/types.gen.ts`, content: typesModule({ ...client, ...clientRoots(contract.operations) }) },
  ];
  const { ErrorAnswer } = wire;
  if (ErrorAnswer) files.push(...validators('error', 'wire', { ErrorAnswer }, wire));
  files.push(...validators('requests', null, requestRoots(contract.operations), wire));
  for (const group of groupsWithCalls(contract)) {
    const operations = contract.operations.filter((operation) => operation.group === group);
    files.push(
      ...validators(group, 'wire', wireRoots(operations), wire),
      ...validators(group, 'client', clientRoots(operations), client),
      { path: `${OUT}/${group}.wire-calls.gen.ts`, content: wireCallsModule(group, operations) },
      { path: `${OUT}/${group}.calls.gen.ts`, content: callsModule(group, operations) },
    );
  }
  return files;
}

function groupsWithCalls({ groups, operations }: Contract): string[] {
  return groups.filter((group) => operations.some((operation) => operation.group === group));
}

function wireRoots(operations: readonly Operation[]): Record<string, Schema> {
  const roots: Record<string, Schema> = {};
  for (const { id, body, answer } of operations) {
    if (body) roots[`${typeName(id)}Body`] = body;
    if (answer) roots[`${typeName(id)}Answer`] = answer;
  }
  return roots;
}

function clientRoots(operations: readonly Operation[]): Record<string, Schema> {
  const roots: Record<string, Schema> = {};
  for (const operation of operations) {
    if (operation.body) roots[`${typeName(operation.id)}Body`] = camelSchema(operation.body);
    const result = resultOf(operation);
    if (result) roots[`${typeName(operation.id)}Result`] = camelSchema(result);
  }
  return roots;
}

function resultOf({ answer }: Operation): Schema | null {
  if (answer === null) return null;
  const { properties } = answer as { properties: { result: Schema } };
  return properties.result;
}

function validators(
  group: string,
  side: 'wire' | 'client' | null,
  roots: Readonly<Record<string, Schema>>,
  named: Readonly<Record<string, Schema>>,
): GeneratedFile[] {
  const names = Object.keys(roots);
  if (names.length === 0) return [];
  const file = `${group}.json`;
  const schemas = Object.entries(reachableSchemas(roots, named)).map(([name, schema]) => [name, withoutFormat(schema)]);
  const exports = names.map((name) => [name.charAt(0).toLowerCase() + name.slice(1), `${file}#/$defs/${name}`]);
  const defs = { [file]: { $defs: Object.fromEntries(schemas) } };
  const content = standaloneModule(defs, Object.fromEntries(exports), { coerces: side === null });
  return [{ path: `${OUT}/${side === null ? group : `${group}.${side}`}.gen.ts`, content }];
}
