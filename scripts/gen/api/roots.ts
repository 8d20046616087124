import { camelSchema } from './camel-schema.ts';
import type { Contract, Operation, Schema } from './contract.ts';
import { typeName } from './names.ts';

export function groupsWithCalls({ groups, operations }: Contract): string[] {
  return groups.filter((group) => operations.some((operation) => operation.group === group));
}

/** The named schemas of the contract as a client sees them. */
export function clientSchemas(wire: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(wire).map(([name, schema]) => [name, camelSchema(schema)]));
}

/** Bodies and answers of calls by the names of their types, as they go over the wire. */
export function wireRoots(operations: readonly Operation[]): Record<string, Schema> {
  const roots: Record<string, Schema> = {};
  for (const { id, body, answer } of operations) {
    if (body) roots[`${typeName(id)}Body`] = body;
    if (answer) roots[`${typeName(id)}Answer`] = answer;
  }
  return roots;
}

/** Bodies and results of calls by the names of their types, as a client sees them. */
export function clientRoots(operations: readonly Operation[]): Record<string, Schema> {
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
