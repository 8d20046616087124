import { GENERATED_BANNER } from '../generated-file.ts';
import type { ContractOperation, ContractParameter } from './contract.ts';
import { toCallIdentifier, toCallTypeName } from './names.ts';
import { hasQueryParameters } from './requests.ts';

/** Generates the call descriptors of a group for clients. */
export function generateClientCallDescriptorsModule(operations: readonly ContractOperation[]): string {
  const types = operations.flatMap(({ id, body, answer }) => [
    ...(body ? [`${toCallTypeName(id)}Body`] : []),
    ...(answer ? [`${toCallTypeName(id)}Result`] : []),
  ]);
  const hasQueryGuards = operations.some(hasQueryParameters);
  return [
    GENERATED_BANNER.trimEnd(),
    "import type { ClientCallDescriptor } from '#schemas/api/call.ts';",
    ...(types.length > 0 ? ["import { findClientGuard } from '#schemas/api/client-guards.server.ts';"] : []),
    ...(hasQueryGuards ? ["import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';"] : []),
    ...(types.length > 0 ? [`import type { ${types.join(', ')} } from './types.gen.ts';`] : []),
    '',
    ...operations.map((operation) => clientCall(operation)),
  ].join('\n');
}

function clientCall(operation: ContractOperation): string {
  const { id, body, answer, parameters, encoding, responseType } = operation;
  const bodyType = body ? `${toCallTypeName(id)}Body` : encoding === 'multipart' ? 'FormData' : 'undefined';
  // A document is shown in the browser at its own address.
  const resultType = answer ? `${toCallTypeName(id)}Result` : responseType === 'pdf' ? 'string' : 'undefined';
  return [
    `/** ${operation.summary} */`,
    `export const ${toCallIdentifier(id)}: ClientCallDescriptor<${paramsType(parameters)}, ${queryType(parameters)}, ${bodyType}, ${resultType}> = {`,
    ...address(operation),
    formatQueryGuardProperty(operation),
    `  body: ${body ? `findClientGuard<${bodyType}>('${toCallIdentifier(id)}Body')` : 'null'},`,
    `  result: ${answer ? `findClientGuard<${resultType}>('${toCallIdentifier(id)}Result')` : 'null'},`,
    `  paged: ${isPaged(operation)},`,
    '};',
    '',
  ].join('\n');
}

function formatQueryGuardProperty(operation: ContractOperation): string {
  return `  queryGuard: ${hasQueryParameters(operation) ? `findQueryOrFormGuard<unknown>('${toCallIdentifier(operation.id)}Query')` : 'null'},`;
}

/** Generates the call descriptors of a group for servers. */
export function generateWireCallDescriptorsModule(operations: readonly ContractOperation[]): string {
  const types = operations.flatMap(({ id, body, answer }) => [
    ...(body ? [`${toCallTypeName(id)}Body`] : []),
    ...(answer ? [`${toCallTypeName(id)}Answer`] : []),
  ]);
  const hasQueryOrFormGuards = operations.some((operation) => operation.form !== null || hasQueryParameters(operation));
  return [
    GENERATED_BANNER.trimEnd(),
    "import type { WireCallDescriptor } from '#schemas/api/call.ts';",
    ...(hasQueryOrFormGuards ? ["import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';"] : []),
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

function wireCall(operation: ContractOperation): string {
  const { id, body, form, answer } = operation;
  const bodyType = body ? `${toCallTypeName(id)}Body` : 'undefined';
  const answerType = answer ? `${toCallTypeName(id)}Answer` : 'undefined';
  return [
    `/** ${operation.summary} */`,
    `export const ${toCallIdentifier(id)}: WireCallDescriptor<${bodyType}, ${answerType}> = {`,
    ...address(operation),
    `  body: ${body ? `findWireGuard<${bodyType}>('${toCallIdentifier(id)}Body')` : 'null'},`,
    `  answer: ${answer ? `findWireGuard<${answerType}>('${toCallIdentifier(id)}Answer')` : 'null'},`,
    `  query: ${hasQueryParameters(operation) ? `findQueryOrFormGuard<unknown>('${toCallIdentifier(id)}Query')` : 'null'},`,
    `  form: ${form ? `findQueryOrFormGuard<unknown>('${toCallIdentifier(id)}Form')` : 'null'},`,
    `  status: ${operation.status},`,
    `  refusals: [${operation.refusals.map(refusal).join(', ')}],`,
    '};',
    '',
  ].join('\n');
}

function refusal({ status, codes }: ContractOperation['refusals'][number]): string {
  return `{ status: ${status}, codes: [${codes.map((code) => `'${code}'`).join(', ')}] }`;
}

function address({
  id,
  method,
  service,
  base,
  path,
  version,
  auth,
  encoding,
  responseType,
}: ContractOperation): string[] {
  return Object.entries({ id, method, service, base, path, version, auth, encoding, responseType }).map(
    ([key, value]) => `  ${key}: '${value}',`,
  );
}

function isPaged({ answer }: ContractOperation): boolean {
  return Array.isArray(answer?.required) && answer.required.includes('page_info');
}

function paramsType(parameters: readonly ContractParameter[]): string {
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `${name}: string`);
  return names.length > 0 ? `{ ${names.join('; ')} }` : 'Record<never, never>';
}

function queryType(parameters: readonly ContractParameter[]): string {
  const fields = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => `${name}?: ${valueType(schema)}`);
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<never, never>';
}

function valueType({ type, enum: values }: ContractParameter['schema']): string {
  if (Array.isArray(values)) return values.map((value) => `'${value}'`).join(' | ');
  return type === 'integer' ? 'number' : 'string';
}
