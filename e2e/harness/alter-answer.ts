import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';

/**
 * `values` replaces the values of a successful JSON response by others of the same types; `refusal` replaces the
 * response by an error.
 */
export type AnswerAlterationKind = 'values' | 'refusal';

const REFUSAL = JSON.stringify({ code: 'internal_error', message: 'This answer was altered.' });

/** Alters a response before it is read; false where there is nothing to alter. */
export function alterApiAnswer(response: IncomingMessage, how: AnswerAlterationKind): boolean {
  const parts: Buffer[] = [];
  const push = response.push.bind(response);
  const isGzip = response.headers['content-encoding'] === 'gzip';
  const isJson = response.headers['content-type']?.includes('json') ?? false;
  if (how === 'refusal') {
    response.statusCode = 500;
    response.headers['content-type'] = 'application/json';
  } else if (!isJson) return false;
  delete response.headers['content-encoding'];
  response.push = (part: unknown) => {
    if (part instanceof Buffer) {
      parts.push(part);
      return true;
    }
    const body = Buffer.concat(parts);
    push(how === 'refusal' ? REFUSAL : altered((isGzip ? gunzipSync(body) : body).toString()));
    return push(null);
  };
  return true;
}

/** A body that is not JSON is unchanged: a journey may have garbled it. */
function altered(body: string): string {
  try {
    return JSON.stringify(otherValue(JSON.parse(body)));
  } catch {
    return body;
  }
}

const AMOUNT = /^\d+\.\d+$/;
const MOMENT = /^\d{4}-\d\d-\d\d/;
/** Ids, keys and enum members are unchanged, so that the response satisfies the contract. */
const WORDS = /\s|^[A-Z][a-z]/;

/** Another value of the same type, recursively; lists become empty. */
function otherValue(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return value + 7;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return otherText(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, otherValue(inner)]));
}

function otherText(text: string): string {
  if (AMOUNT.test(text)) return `7${text}`;
  if (MOMENT.test(text)) return text.replace(/^\d{4}/, (year) => String(Number(year) + 4));
  return WORDS.test(text) ? 'Altered words' : text;
}
