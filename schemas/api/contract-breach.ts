import type { CallDataGuard, WireCallDescriptor } from './call.ts';

/** The query and body of a call in the form in which they travel over HTTP. */
export interface WireCallQueryAndBody {
  /** Query parameters as text, by name. */
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON, or the fields of a form with each file as text; undefined without a body. */
  readonly body: unknown;
}

type Judged = Pick<WireCallDescriptor<unknown, unknown>, 'query' | 'form' | 'body'>;

/** Describes how a request breaks the contract of its call; null when it is valid. */
export function describeRequestContractBreach(call: Judged, { query, body }: WireCallQueryAndBody): string | null {
  const nonEmptyQuery = Object.keys(query).length > 0 ? { ...query } : undefined;
  return (
    complaint('query', call.query, nonEmptyQuery ?? (call.query ? {} : undefined)) ??
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
