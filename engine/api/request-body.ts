import { type KeyedByData, snake, toSnakeCase } from './casing.ts';

export interface EncodedBody {
  /** Null where the platform writes it itself, with the boundary of a multipart body. */
  readonly contentType: string | null;
  readonly body: string | FormData;
}

/**
 * The body as it goes over the wire: JSON with snake_case names, a form form-encoded, multipart untouched
 * (specification: The calls it makes).
 */
export function encodeBody(body: unknown, keyedByData: KeyedByData): EncodedBody | null {
  if (body === undefined) return null;
  if (body instanceof FormData) return { contentType: null, body };
  if (body instanceof URLSearchParams) {
    const form = new URLSearchParams([...body].map(([name, value]) => [snake(name), value]));
    return { contentType: 'application/x-www-form-urlencoded', body: form.toString() };
  }
  return { contentType: 'application/json', body: JSON.stringify(toSnakeCase(body, keyedByData)) };
}
