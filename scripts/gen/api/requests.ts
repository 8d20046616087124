import type { Operation, Schema } from './contract.ts';
import { typeName } from './names.ts';

export function hasQuery({ parameters }: Operation): boolean {
  return parameters.some((parameter) => parameter.in === 'query');
}

/** What the queries and the multipart bodies of calls may hold, by the name of the call. */
export function requestRoots(operations: readonly Operation[]): Record<string, Schema> {
  const roots: Record<string, Schema> = {};
  for (const operation of operations) {
    if (hasQuery(operation)) roots[`${typeName(operation.id)}Query`] = querySchema(operation);
    if (operation.form) roots[`${typeName(operation.id)}Form`] = operation.form;
  }
  return roots;
}

function querySchema({ parameters }: Operation): Schema {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    required: inQuery.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
