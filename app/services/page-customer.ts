import { SIGN_IN_CALL_IDS, SIGN_OUT_CALL_ID } from '#commerce/sign-in/session-call-ids.ts';
import { ApiError, ERROR_CODE_REFRESH_FAILED, isNonArrayObject } from '#engine/api/api-error.ts';
import type { ApiTransport } from '#engine/api/transport.ts';

/** Error code of a call for another customer than the page's. */
const CHANGED = 'customer_changed';

/** Error codes, with status 401, for a page whose customer is no longer signed in. */
const LOST: ReadonlySet<string> = new Set([CHANGED, 'signed_out', ERROR_CODE_REFRESH_FAILED]);

/** Customer that the page's calls expect. */
export interface ExpectedCustomerTracker {
  readonly customerId: () => string | null;
  /** A transport that tracks sign-ins and sign-outs. */
  watch(transport: ApiTransport): ApiTransport;
}

/**
 * `ofPage` returns the customer that the page was rendered for; a sign-in overrides it until the next page. `lost` is
 * called when the session has ended (`isOver`) or belongs to another customer.
 */
export function createExpectedCustomerTracker(
  ofPage: () => string | null,
  lost: (isOver: boolean) => void,
): ExpectedCustomerTracker {
  let learnt: { readonly page: string | null; readonly customerId: string | null } | null = null;
  const customerId = () => (learnt && learnt.page === ofPage() ? learnt.customerId : ofPage());

  function learn(id: string, result: unknown): void {
    if (id === SIGN_OUT_CALL_ID) learnt = { page: ofPage(), customerId: null };
    if (!SIGN_IN_CALL_IDS.has(id) || !isNonArrayObject(result)) return;
    const { customerId: signedIn } = result;
    if (typeof signedIn === 'string') learnt = { page: ofPage(), customerId: signedIn };
  }

  function isLost(error: unknown): error is ApiError {
    if (!(error instanceof ApiError) || error.status !== 401 || error.code === null) return false;
    return LOST.has(error.code) || (error.code === 'not_signed_in' && customerId() !== null);
  }

  return {
    customerId,
    watch: (transport) => ({
      async send(ref, input, options) {
        try {
          const answer = await transport.send(ref, input, options);
          learn(ref.id, answer.result);
          return answer;
        } catch (error) {
          if (isLost(error)) lost(error.code !== CHANGED);
          throw error;
        }
      },
    }),
  };
}
