import type { ContractOperation, JsonSchema } from './contract.ts';
import { toCallTypeName } from './names.ts';

export function hasQueryParameters({ parameters }: ContractOperation): boolean {
  return parameters.some((parameter) => parameter.in === 'query');
}

/** Schemas of the queries and multipart bodies of calls, by identifier. */
export function collectQueryAndFormSchemas(operations: readonly ContractOperation[]): Record<string, JsonSchema> {
  const roots: Record<string, JsonSchema> = {};
  for (const operation of operations) {
    if (hasQueryParameters(operation)) roots[`${toCallTypeName(operation.id)}Query`] = querySchema(operation);
    if (operation.form) roots[`${toCallTypeName(operation.id)}Form`] = operation.form;
  }
  return roots;
}

function querySchema({ parameters }: ContractOperation): JsonSchema {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    required: inQuery.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
