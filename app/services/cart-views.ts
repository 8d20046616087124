import { waitFor } from '#engine/api/abort.ts';
import { createAnswerCache } from '#engine/api/answer-cache.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ApiAnswer, CallInput, CallOptions, CallRef, Transport } from '#engine/api/transport.ts';
import type { CallQuery, PathParams } from '#schemas/api/call.ts';

/** Milliseconds for which a cart is valid once it was fetched (specification: Business constants and limits, "cart 20 s"). */
const VALID = 20_000;

const MOST_CARTS = 2_000;

/** Whose cart a call reads. */
export interface CartOwner {
  readonly site: string;
  readonly anonymousCartToken: string | null;
  readonly customerId: string | null;
}

/** Carts as the server's own pages show them: fetched once in 20 s, unless their owner's browser makes a call meanwhile. */
export interface CartViews {
  /** The same calls, with carts that are still valid. */
  transport(transport: Transport, owner: CartOwner): Transport;
  forget(owner: CartOwner): void;
}

/** `gone` is the code of the 404 that says that there is no such cart; it is as good as a cart for as long. */
export function createCartViews(now: () => number, gone: string): CartViews {
  const cache = createAnswerCache(now, MOST_CARTS);

  function keyOf(callId: string, { site, anonymousCartToken, customerId }: CartOwner): string | null {
    if (callId === 'anon-cart.get' && anonymousCartToken !== null) return `${site} anonymous ${anonymousCartToken}`;
    if (callId === 'cart.items.list' && customerId !== null) return `${site} customer ${customerId}`;
    return null;
  }

  return {
    transport: (transport, owner) => ({
      async send<Params extends PathParams, Query extends CallQuery, Body, Result>(
        ref: CallRef<Params, Query, Body, Result>,
        input: CallInput<Params, Query, Body>,
        options: CallOptions<Result> = {},
      ): Promise<ApiAnswer<Result>> {
        const key = keyOf(ref.id, owner);
        if (key === null) return transport.send(ref, input, options);
        // Others may wait for the same cart, so it is not given up with whoever asked first.
        const { signal, ...rest } = options;
        const fetching = cache.fetch(key, async () => {
          const answer = await transport.send(ref, input, rest).catch((error: unknown) => {
            if (isGone(error)) return { result: error, pageInfo: null, expires: null };
            throw error;
          });
          return { answer, expires: now() + VALID };
        });
        const answer = await waitFor(fetching, signal);
        if (answer.result instanceof ApiError) throw answer.result;
        // The key names the call, and its transport has checked the answer.
        return answer as ApiAnswer<Result>;
      },
    }),
    forget(owner) {
      for (const callId of ['anon-cart.get', 'cart.items.list']) {
        const key = keyOf(callId, owner);
        if (key !== null) cache.drop(key);
      }
    },
  };

  function isGone(error: unknown): boolean {
    return error instanceof ApiError && error.status === 404 && error.code === gone;
  }
}
