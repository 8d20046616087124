import type { CallDataGuard, WireCall } from './call.ts';

/** What a call is asked with, as it goes over the wire. */
export interface WireRequest {
  /** Texts by name. */
  readonly query: Readonly<Record<string, string>>;
  /** Parsed, or the fields of a form with each file as a text; undefined where nothing is sent. */
  readonly body: unknown;
}

type Judged = Pick<WireCall<unknown, unknown>, 'query' | 'form' | 'body'>;

/** In what a request breaks the contract of its call, in words; null when it keeps it. */
export function findContractBreach(call: Judged, { query, body }: WireRequest): string | null {
  const asked = Object.keys(query).length > 0 ? { ...query } : undefined;
  return (
    complaint('query', call.query, asked ?? (call.query ? {} : undefined)) ??
    complaint('body', call.form ?? call.body, body)
  );
}

function complaint(part: string, accepts: CallDataGuard<unknown> | null, value: unknown): string | null {
  if (!accepts) return value === undefined ? null : `there is no ${part} in it`;
  if (accepts(value)) return null;
  const complaints = accepts
    .explain(value)
    .map(
      ({ instancePath, message = 'is not valid', params }) =>
        `${part}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  return complaints.join('; ') || `the ${part} is not valid`;
}
