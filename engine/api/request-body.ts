import type { ApiCallMethodAndPath } from '#schemas/api/call.ts';
import { isNonArrayObject } from './api-error.ts';
import { type DataKeyedPropertyNames, toSnakeCaseName, toSnakeCaseProperties } from './property-casing.ts';
import { StreamedUpload } from './upload.ts';

export interface EncodedCallBody {
  /** Null where fetch sets it, with the boundary of a multipart body. */
  readonly contentType: string | null;
  readonly body: string | FormData | ReadableStream<Uint8Array>;
}

/**
 * Encodes a body: JSON or form-encoded with snake_case names, multipart unchanged (specification: The calls it makes).
 */
export function encodeCallBody(
  body: unknown,
  keyedByData: DataKeyedPropertyNames,
  encoding: ApiCallMethodAndPath['encoding'] = 'json',
): EncodedCallBody | null {
  if (body === undefined) return null;
  if (body instanceof FormData) return { contentType: null, body };
  if (body instanceof StreamedUpload) return { contentType: body.contentType, body: body.stream };
  if (body instanceof URLSearchParams) return form(body);
  if (encoding === 'form' && isNonArrayObject(body)) {
    const filled = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
    return form(filled.map(([name, value]) => [name, String(value)]));
  }
  return { contentType: 'application/json', body: JSON.stringify(toSnakeCaseProperties(body, keyedByData)) };
}

function form(fields: Iterable<readonly [string, string]>): EncodedCallBody {
  const renamed = new URLSearchParams([...fields].map(([name, value]) => [toSnakeCaseName(name), value]));
  return { contentType: 'application/x-www-form-urlencoded', body: renamed.toString() };
}
