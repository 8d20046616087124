import { BANNER } from '../generated-file.ts';
import type { Operation, Parameter } from './contract.ts';
import { callName, typeName } from './names.ts';
import { hasQuery } from './requests.ts';

/** Descriptors of the calls of a group, as a client makes them. */
export function callsModule(operations: readonly Operation[]): string {
  const types = operations.flatMap(({ id, body, answer }) => [
    ...(body ? [`${typeName(id)}Body`] : []),
    ...(answer ? [`${typeName(id)}Result`] : []),
  ]);
  const asks = operations.some(hasQuery);
  return [
    BANNER.trimEnd(),
    "import type { ApiCall } from '#schemas/api/call.ts';",
    ...(types.length > 0 ? ["import { findClientGuard } from '#schemas/api/client-guards.server.ts';"] : []),
    ...(asks ? ["import { findRequestGuard } from '#schemas/api/request-guards.server.ts';"] : []),
    ...(types.length > 0 ? [`import type { ${types.join(', ')} } from './types.gen.ts';`] : []),
    '',
    ...operations.map((operation) => clientCall(operation)),
  ].join('\n');
}

function clientCall(operation: Operation): string {
  const { id, body, answer, parameters, encoding, answers } = operation;
  const bodyType = body ? `${typeName(id)}Body` : encoding === 'multipart' ? 'FormData' : 'undefined';
  // A browser shows a document under an address of its own.
  const resultType = answer ? `${typeName(id)}Result` : answers === 'pdf' ? 'string' : 'undefined';
  return [
    `/** ${operation.summary} */`,
    `export const ${callName(id)}: ApiCall<${paramsType(parameters)}, ${queryType(parameters)}, ${bodyType}, ${resultType}> = {`,
    ...address(operation),
    asksOf(operation),
    `  body: ${body ? `findClientGuard<${bodyType}>('${callName(id)}Body')` : 'null'},`,
    `  result: ${answer ? `findClientGuard<${resultType}>('${callName(id)}Result')` : 'null'},`,
    `  paged: ${isPaged(operation)},`,
    '};',
    '',
  ].join('\n');
}

function asksOf(operation: Operation): string {
  return `  asks: ${hasQuery(operation) ? `findRequestGuard<unknown>('${callName(operation.id)}Query')` : 'null'},`;
}

/** Descriptors of the calls of a group, as a server answers them. */
export function wireCallsModule(operations: readonly Operation[]): string {
  const types = operations.flatMap(({ id, body, answer }) => [
    ...(body ? [`${typeName(id)}Body`] : []),
    ...(answer ? [`${typeName(id)}Answer`] : []),
  ]);
  const asks = operations.some((operation) => operation.form !== null || hasQuery(operation));
  return [
    BANNER.trimEnd(),
    "import type { WireCall } from '#schemas/api/call.ts';",
    ...(asks ? ["import { findRequestGuard } from '#schemas/api/request-guards.server.ts';"] : []),
    ...(types.length > 0
      ? [
          "import { findWireGuard } from '#schemas/api/wire-guards.server.ts';",
          `import type { ${types.join(', ')} } from './wire-types.gen.ts';`,
        ]
      : []),
    '',
    ...operations.map((operation) => wireCall(operation)),
  ].join('\n');
}

function wireCall(operation: Operation): string {
  const { id, body, form, answer } = operation;
  const bodyType = body ? `${typeName(id)}Body` : 'undefined';
  const answerType = answer ? `${typeName(id)}Answer` : 'undefined';
  return [
    `/** ${operation.summary} */`,
    `export const ${callName(id)}: WireCall<${bodyType}, ${answerType}> = {`,
    ...address(operation),
    `  body: ${body ? `findWireGuard<${bodyType}>('${callName(id)}Body')` : 'null'},`,
    `  answer: ${answer ? `findWireGuard<${answerType}>('${callName(id)}Answer')` : 'null'},`,
    `  query: ${hasQuery(operation) ? `findRequestGuard<unknown>('${callName(id)}Query')` : 'null'},`,
    `  form: ${form ? `findRequestGuard<unknown>('${callName(id)}Form')` : 'null'},`,
    `  status: ${operation.status},`,
    `  refusals: [${operation.refusals.map(refusal).join(', ')}],`,
    '};',
    '',
  ].join('\n');
}

function refusal({ status, codes }: Operation['refusals'][number]): string {
  return `{ status: ${status}, codes: [${codes.map((code) => `'${code}'`).join(', ')}] }`;
}

function address({ id, method, service, base, path, version, auth, encoding, answers }: Operation): string[] {
  return Object.entries({ id, method, service, base, path, version, auth, encoding, answers }).map(
    ([key, value]) => `  ${key}: '${value}',`,
  );
}

function isPaged({ answer }: Operation): boolean {
  return Array.isArray(answer?.required) && answer.required.includes('page_info');
}

function paramsType(parameters: readonly Parameter[]): string {
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `${name}: string`);
  return names.length > 0 ? `{ ${names.join('; ')} }` : 'Record<never, never>';
}

function queryType(parameters: readonly Parameter[]): string {
  const fields = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => `${name}?: ${valueType(schema)}`);
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<never, never>';
}

function valueType({ type, enum: values }: Parameter['schema']): string {
  if (Array.isArray(values)) return values.map((value) => `'${value}'`).join(' | ');
  return type === 'integer' ? 'number' : 'string';
}
