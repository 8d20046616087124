import { listCallPathParameterNames } from '#engine/api/call-url.ts';
import type { ApiTransport, CallInput } from '#engine/api/transport.ts';
import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { describeRequestContractBreach } from '#schemas/api/contract-breach.ts';
import { browserCallRulesById, commerceCallsById } from './calls.server.ts';

export type SentTestCall = readonly [id: string, input: unknown];

/**
 * Test transport that answers calls from a table by id: a function receives the input, an error is thrown. `totals` has
 * the total number of list entries. A call that does not match the contract fails the test.
 */
export function createTestTransportFromTable(
  answers: Readonly<Record<string, unknown>>,
  totals: Readonly<Record<string, number>> = {},
) {
  const sent: SentTestCall[] = [];
  const transport: ApiTransport = {
    async send(ref, input, options = {}) {
      assertOfContract(ref.id, input);
      sent.push([ref.id, input]);
      const entry = answers[ref.id];
      const result: ReturnType<typeof JSON.parse> = await (typeof entry === 'function' ? entry(input) : entry);
      if (result instanceof Error) throw result;
      const total = totals[ref.id];
      const pageInfo = total === undefined ? null : { limit: 0, offset: 0, total };
      return { result, pageInfo, expires: options.expires?.(result) ?? null };
    },
  };
  return { transport, sent };
}

/** Path parameter that the server fills in. */
const SERVER_FILLED_PARAM = 'token';

/** Parameters that the server fills in may be missing. */
function assertOfContract(
  id: string,
  { params = {}, query = {}, body }: CallInput<CallPathParams, CallQuery, unknown>,
): void {
  const call = commerceCallsById.get(id);
  if (!call) throw new Error(`the contract has no call ${id}`);
  const names = listCallPathParameterNames(call.path);
  const lacking = names.find((name) => name !== SERVER_FILLED_PARAM && !params[name]);
  const odd = Object.keys(params).find((name) => !names.includes(name));
  if (lacking ?? odd)
    throw new Error(`${id} ${lacking ? `needs the parameter ${lacking}` : `has no parameter ${odd}`}`);
  const queryEntries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const placeholders = Object.fromEntries(
    (browserCallRulesById.get(id)?.serverBodyMembers ?? []).map((name) => [name, 'held']),
  );
  const whole = Object.keys(placeholders).length > 0 && typeof body === 'object' ? { ...body, ...placeholders } : body;
  const judged = { query: call.queryGuard, form: null, body: call.encoding === 'multipart' ? null : call.body };
  const breach = describeRequestContractBreach(judged, {
    query: Object.fromEntries(queryEntries),
    body: call.encoding === 'multipart' ? undefined : whole,
  });
  if (breach !== null) throw new Error(`${id} is asked in breach of its contract: ${breach}`);
}
