import { LRUCache } from 'lru-cache';
import { waitFor } from '#engine/api/abort.ts';
import { createAnswerCache } from '#engine/api/answer-cache.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ApiAnswer, CallInput, CallOptions, CallRef, Transport } from '#engine/api/transport.ts';
import type { CacheUse } from '#engine/memory/byte-cache.ts';
import type { CallQuery, PathParams } from '#schemas/api/call.ts';

/** Milliseconds for which a cart is valid once it was fetched (specification: Business constants and limits, "cart 20 s"). */
const VALID = 20_000;

const MOST_CARTS = 2_000;

/** Bytes of all carts. */
const CART_BYTES = 32 * 1024 * 1024;

/** Whose cart a call reads. */
export interface CartOwner {
  readonly site: string;
  readonly anonymousCartToken: string | null;
  readonly customerId: string | null;
  /** Prices of a cart, and what blocks it, go by the sub-variant that it is asked for with. */
  readonly subVariant: string | null;
}

/** Carts that the server fetches, which are valid for 20 s, unless their owner makes a call that may change them. */
export interface CartViews {
  /**
   * The same calls, with carts that are still valid, or `fresh` ones, which are valid from then on. Any call that changes
   * something ends that, whatever came of it.
   */
  transport(transport: Transport, ownerOf: () => CartOwner, fresh: boolean): Transport;
  forget(owner: CartOwner): void;
  use(): CacheUse;
}

export interface CartViewSettings {
  readonly now: () => number;
  /** Code of the 404 that says that there is no such cart; it is as good as a cart for as long. */
  readonly gone: string;
  /** Whether a call may change something. */
  readonly changes: (callId: string) => boolean;
}

export function createCartViews({ now, gone, changes }: CartViewSettings): CartViews {
  const cache = createAnswerCache(now, { name: 'carts', maxBytes: CART_BYTES });
  /** Sub-variant that the cart of a key was last asked for with: one entry for each cart, so that a change ends all of it. */
  const subVariants = new LRUCache<string, string>({ max: MOST_CARTS });

  function keyOf(callId: string, { site, anonymousCartToken, customerId }: CartOwner): string | null {
    if (callId === 'anon-cart.get' && anonymousCartToken !== null) return `${site} anonymous ${anonymousCartToken}`;
    if (callId === 'cart.items.list' && customerId !== null) return `${site} customer ${customerId}`;
    return null;
  }

  /** A cart for another sub-variant is another answer, also while that is under way. */
  function forSubVariant(key: string, { subVariant }: CartOwner): string {
    const asked = subVariant ?? '';
    if (subVariants.get(key) !== asked) cache.drop(key);
    subVariants.set(key, asked);
    return key;
  }

  function forget(owner: CartOwner): void {
    for (const callId of ['anon-cart.get', 'cart.items.list']) {
      const key = keyOf(callId, owner);
      if (key !== null) cache.drop(key);
    }
  }

  return {
    forget,
    use: cache.use,
    transport: (transport, ownerOf, fresh) => ({
      async send<Params extends PathParams, Query extends CallQuery, Body, Result>(
        ref: CallRef<Params, Query, Body, Result>,
        input: CallInput<Params, Query, Body>,
        options: CallOptions<Result> = {},
      ): Promise<ApiAnswer<Result>> {
        const owner = ownerOf();
        const key = keyOf(ref.id, owner);
        if (key === null) {
          if (!changes(ref.id)) return transport.send(ref, input, options);
          // Whoever signs in is another owner afterwards.
          return transport.send(ref, input, options).finally(() => [owner, ownerOf()].forEach(forget));
        }
        if (fresh) cache.drop(key);
        // Others may wait for the same cart, so it is not given up with whoever asked first.
        const { signal, ...rest } = options;
        const fetching = cache.fetch(forSubVariant(key, owner), async () => {
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
  };

  function isGone(error: unknown): boolean {
    return error instanceof ApiError && error.status === 404 && error.code === gone;
  }
}
