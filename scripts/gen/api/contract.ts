import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A JSON Schema in the contract. */
export type JsonSchema = { readonly [keyword: string]: unknown };

export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

export interface ContractOperation {
  readonly id: string;
  readonly group: string;
  readonly summary: string;
  readonly method: string;
  readonly service: string;
  readonly base: string;
  readonly path: string;
  readonly version: string;
  readonly auth: string;
  readonly parameters: readonly ContractParameter[];
  readonly encoding: string;
  readonly responseType: string;
  readonly status: number;
  readonly refusals: readonly { readonly status: number; readonly codes: readonly string[] }[];
  readonly body: JsonSchema | null;
  /** Fields of a multipart body. */
  readonly form: JsonSchema | null;
  readonly answer: JsonSchema | null;
}

export interface ApiContract {
  readonly groups: readonly string[];
  readonly operations: readonly ContractOperation[];
  /** All named schemas of all files, with references rewritten to `#/$defs/Name`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface OpenApiResponse {
  readonly content?: Content;
  readonly 'x-codes'?: readonly string[];
}

interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-version': string;
  readonly 'x-auth': string;
  readonly parameters?: readonly ContractParameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
}

interface OpenApiFile {
  readonly servers?: readonly [{ readonly url: string }];
  readonly 'x-service'?: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const SUFFIX = '.openapi.json';

/**
 * Reads the files of the commerce API contract, one per call group.
 * @throws when two files use the same schema name or two operations the same id, because all share one namespace.
 */
export async function readApiContract(folder: string): Promise<ApiContract> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(SUFFIX)).sort();
  const schemas: Record<string, JsonSchema> = {};
  const operations: ContractOperation[] = [];
  for (const name of names) {
    const file: OpenApiFile = JSON.parse(await readFile(join(folder, name), 'utf8'));
    for (const [key, schema] of Object.entries(file.components.schemas)) {
      if (key in schemas) throw new Error(`${name}: the schema ${key} is named in another file already`);
      schemas[key] = localRefs(schema);
    }
    for (const operation of operationsOf(name.slice(0, -SUFFIX.length), file)) {
      if (operations.some(({ id }) => id === operation.id)) throw new Error(`${name}: ${operation.id} exists already`);
      operations.push(operation);
    }
  }
  return { groups: names.map((name) => name.slice(0, -SUFFIX.length)), operations, schemas };
}

function operationsOf(group: string, file: OpenApiFile): ContractOperation[] {
  return Object.entries(file.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
      if (success === undefined) throw new Error(`${operation.operationId} has no successful answer`);
      const answer = operation.responses[success]?.content?.['application/json']?.schema ?? null;
      const sent = operation.requestBody?.content ?? {};
      const body = (sent['application/json'] ?? sent['application/x-www-form-urlencoded'])?.schema ?? null;
      const form = sent['multipart/form-data']?.schema ?? null;
      return {
        id: operation.operationId,
        group,
        summary: operation.summary,
        method: method.toUpperCase(),
        service: file['x-service'] ?? 'commerce',
        base: file.servers?.[0].url.replace(/\/$/, '') ?? '',
        path,
        version: operation['x-version'],
        auth: operation['x-auth'],
        parameters: operation.parameters ?? [],
        encoding: encodingOf(sent),
        responseType: findResponseType(operation.responses[success]?.content ?? {}),
        status: Number(success),
        refusals: refusalsOf(operation.responses),
        body: body && localRefs(body),
        form: form && localRefs(form),
        answer: answer && localRefs(answer),
      };
    }),
  );
}

function encodingOf(content: Content): string {
  if ('multipart/form-data' in content) return 'multipart';
  return 'application/x-www-form-urlencoded' in content ? 'form' : 'json';
}

function findResponseType(content: Content): string {
  if ('application/json' in content) return 'json';
  return 'application/pdf' in content ? 'pdf' : 'nothing';
}

function refusalsOf(responses: OpenApiOperation['responses']): ContractOperation['refusals'] {
  return Object.entries(responses).flatMap(([status, { 'x-codes': codes = [] }]) =>
    codes.length > 0 ? [{ status: Number(status), codes }] : [],
  );
}

function localRefs(schema: JsonSchema): JsonSchema {
  return mapKeywordsOfSchemaDeep(schema, (key, value) =>
    key === '$ref' && typeof value === 'string'
      ? ['$ref', `#/$defs/${value.slice(value.lastIndexOf('/') + 1)}`]
      : [key, value],
  );
}

type Rewrite = (key: string, value: unknown) => readonly [string, unknown];

/** Rewrites all keywords of a schema, outermost first; property names are not keywords. */
export function mapKeywordsOfSchemaDeep(schema: JsonSchema, rewrite: Rewrite): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      const [newKey, newValue] = rewrite(key, value);
      return [newKey, newKey === 'properties' ? mapProperties(newValue, rewrite) : mapValue(newValue, rewrite)];
    }),
  );
}

function mapProperties(properties: unknown, rewrite: Rewrite): unknown {
  if (!isSchemaObject(properties)) return properties;
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, mapValue(value, rewrite)]));
}

function mapValue(value: unknown, rewrite: Rewrite): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapValue(entry, rewrite));
  return isSchemaObject(value) ? mapKeywordsOfSchemaDeep(value, rewrite) : value;
}

export function isSchemaObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
