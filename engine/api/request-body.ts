import type { CallAddress } from '#schemas/api/call.ts';
import { isRecord } from './api-error.ts';
import { type DataKeyedProperties, snake, toSnakeCase } from './casing.ts';
import { Upload } from './upload.ts';

export interface EncodedBody {
  /** Null where the platform writes it itself, with the boundary of a multipart body. */
  readonly contentType: string | null;
  readonly body: string | FormData | ReadableStream<Uint8Array>;
}

/**
 * The body as it goes over the wire: JSON with snake_case names, a form form-encoded, multipart untouched
 * (specification: The calls it makes).
 */
export function encodeBody(
  body: unknown,
  keyedByData: DataKeyedProperties,
  encoding: CallAddress['encoding'] = 'json',
): EncodedBody | null {
  if (body === undefined) return null;
  if (body instanceof FormData) return { contentType: null, body };
  if (body instanceof Upload) return { contentType: body.contentType, body: body.stream };
  if (body instanceof URLSearchParams) return form(body);
  if (encoding === 'form' && isRecord(body)) {
    const filled = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
    return form(filled.map(([name, value]) => [name, String(value)]));
  }
  return { contentType: 'application/json', body: JSON.stringify(toSnakeCase(body, keyedByData)) };
}

function form(fields: Iterable<readonly [string, string]>): EncodedBody {
  const renamed = new URLSearchParams([...fields].map(([name, value]) => [snake(name), value]));
  return { contentType: 'application/x-www-form-urlencoded', body: renamed.toString() };
}
