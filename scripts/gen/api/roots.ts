import { toCamelCaseSchema } from './camel-schema.ts';
import type { ApiContract, ContractOperation, JsonSchema } from './contract.ts';
import { toCallTypeName } from './names.ts';

export function listNonEmptyCallGroups({ groups, operations }: ApiContract): string[] {
  return groups.filter((group) => operations.some((operation) => operation.group === group));
}

/** Converts the contract's named schemas to those that a client sees. */
export function toClientSchemas(wire: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(wire).map(([name, schema]) => [name, toCamelCaseSchema(schema)]));
}

/** Schemas of request bodies and answers in wire format, by type name. */
export function collectWireSchemas(operations: readonly ContractOperation[]): Record<string, JsonSchema> {
  const roots: Record<string, JsonSchema> = {};
  for (const { id, body, answer } of operations) {
    if (body) roots[`${toCallTypeName(id)}Body`] = body;
    if (answer) roots[`${toCallTypeName(id)}Answer`] = answer;
  }
  return roots;
}

/** Schemas of request bodies and results as a client sees them, by type name. */
export function collectClientSchemas(operations: readonly ContractOperation[]): Record<string, JsonSchema> {
  const roots: Record<string, JsonSchema> = {};
  for (const operation of operations) {
    if (operation.body) roots[`${toCallTypeName(operation.id)}Body`] = toCamelCaseSchema(operation.body);
    const result = resultOf(operation);
    if (result) roots[`${toCallTypeName(operation.id)}Result`] = toCamelCaseSchema(result);
  }
  return roots;
}

function resultOf({ answer }: ContractOperation): JsonSchema | null {
  if (answer === null) return null;
  const { properties } = answer as { properties: { result: JsonSchema } };
  return properties.result;
}
