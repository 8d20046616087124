import { SIGN_IN_CALL_IDS, SIGN_OUT_CALL_ID } from '#commerce/sign-in/session-call-ids.ts';
import { ApiError, ERROR_CODE_REFRESH_FAILED, isObjectOrArray } from '#engine/api/api-error.ts';
import type { ApiTransport } from '#engine/api/transport.ts';

/** The code of a call from the page of one customer while another is signed in. */
const CHANGED = 'customer_changed';

/** Codes that say, with a 401, that the page was made for somebody who is not signed in any more. */
const LOST: ReadonlySet<string> = new Set([CHANGED, 'signed_out', ERROR_CODE_REFRESH_FAILED]);

/** Whom a page believes to be signed in, as its calls say. */
export interface PageCustomer {
  readonly customerId: () => string | null;
  /** The same calls, from whose answers the page learns who signs in and out. */
  watch(transport: ApiTransport): ApiTransport;
}

/**
 * `ofPage` tells for whom the current page was made. A sign-in on the page counts until there is another page. `lost` is
 * called when the server says that the session is over, or belongs to somebody else: what the page shows is not for
 * whoever sits there now. `isOver` says whether nobody is signed in.
 */
export function createPageCustomer(ofPage: () => string | null, lost: (isOver: boolean) => void): PageCustomer {
  let learnt: { readonly page: string | null; readonly customerId: string | null } | null = null;
  const customerId = () => (learnt && learnt.page === ofPage() ? learnt.customerId : ofPage());

  function learn(id: string, result: unknown): void {
    if (id === SIGN_OUT_CALL_ID) learnt = { page: ofPage(), customerId: null };
    if (!SIGN_IN_CALL_IDS.has(id) || !isObjectOrArray(result)) return;
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
