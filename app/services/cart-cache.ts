import { LRUCache } from 'lru-cache';
import { waitForPromiseUnlessAborted } from '#engine/api/abort.ts';
import { createRequestSharingAnswerCache } from '#engine/api/answer-cache.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ApiAnswer, ApiTransport, CallInput, CallOptions, CallRef } from '#engine/api/transport.ts';
import type { CacheUsage } from '#engine/memory/byte-cache.ts';
import type { CustomerDataPlace, CustomerReference } from '#engine/memory/customer-data-place.ts';
import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';

/** Milliseconds for which a fetched cart is valid (specification: Business constants and limits, "cart 20 s"). */
const VALID = 20_000;

const MOST_CARTS = 2_000;

/** Bytes of all carts. */
const CART_BYTES = 32 * 1024 * 1024;

/** The owner of the cart that a call reads. */
export interface CartOwner {
  readonly site: string;
  readonly anonymousCartToken: string | null;
  readonly customerId: string | null;
  /** Decides prices and blocked reasons of the cart. */
  readonly subVariant: string | null;
  /** Language of the texts in the cart. */
  readonly locale: string;
}

/** Caches carts for 20 s, or until their owner makes a call that may change them. */
export interface CartCache {
  /**
   * A transport that reads carts from the cache, or with `fresh` from the API and into the cache. Any call that may change
   * something removes the owner's cart from the cache, also when it fails.
   */
  transport(transport: ApiTransport, ownerOf: () => CartOwner, fresh: boolean): ApiTransport;
  forget(owner: CartOwner): void;
  clear(): void;
  use(): CacheUsage;
  readonly customerData: CustomerDataPlace;
}

export interface CartCacheDependencies {
  readonly now: () => number;
  /** Code of the 404 for a missing cart, which is cached like a cart. */
  readonly gone: string;
  /** Whether a call may change data. */
  readonly changes: (callId: string) => boolean;
}

export function createCartCache({ now, gone, changes }: CartCacheDependencies): CartCache {
  const cache = createRequestSharingAnswerCache(now, { name: 'carts', maxBytes: CART_BYTES });
  /** Variant of the last request for the cart of a key. One entry per cart, so that a change removes all of it. */
  const variants = new LRUCache<string, string>({ max: MOST_CARTS });

  const keyOfCustomer = ({ site, customerId }: Pick<CustomerReference, 'site' | 'customerId'>) =>
    `${site} customer ${customerId}`;

  function keyOf(callId: string, { site, anonymousCartToken, customerId }: CartOwner): string | null {
    if (callId === 'anon-cart.get' && anonymousCartToken !== null) return `${site} anonymous ${anonymousCartToken}`;
    if (callId === 'cart.items.list' && customerId !== null) return keyOfCustomer({ site, customerId });
    return null;
  }

  /** A request for another sub-variant or locale must not share the answer, nor the request under way. */
  function forVariant(key: string, { subVariant, locale }: CartOwner): string {
    const variant = `${subVariant ?? ''} ${locale}`;
    if (variants.get(key) !== variant) cache.drop(key);
    variants.set(key, variant);
    return key;
  }

  function forget(owner: CartOwner): void {
    for (const callId of ['anon-cart.get', 'cart.items.list']) {
      const key = keyOf(callId, owner);
      if (key !== null) cache.drop(key);
    }
  }

  /** A cart that was dropped leaves its variant behind, under the same key. */
  function listCustomerCarts(customer: CustomerReference): object[] {
    const key = keyOfCustomer(customer);
    const cached = cache.peek(key);
    const variant = variants.peek(key);
    if (!cached && variant === undefined) return [];
    const cart = cached && !(cached.answer.result instanceof ApiError) ? cached.answer.result : null;
    return [{ variant: variant ?? null, cart, until: cached?.expires ?? null }];
  }

  return {
    forget,
    clear: cache.clear,
    use: cache.use,
    customerData: {
      place: 'carts',
      list: listCustomerCarts,
      erase(customer) {
        const entries = listCustomerCarts(customer).length;
        cache.drop(keyOfCustomer(customer));
        variants.delete(keyOfCustomer(customer));
        return entries;
      },
      removeExpired(at) {
        cache.removeExpired(at);
        // Those of carts that were dropped, or could not be fetched, go, too.
        for (const key of [...variants.keys()]) if (!cache.peek(key)) variants.delete(key);
      },
    },
    transport: (transport, ownerOf, fresh) => ({
      async send<Params extends CallPathParams, Query extends CallQuery, Body, Result>(
        ref: CallRef<Params, Query, Body, Result>,
        input: CallInput<Params, Query, Body>,
        options: CallOptions<Result> = {},
      ): Promise<ApiAnswer<Result>> {
        const owner = ownerOf();
        const key = keyOf(ref.id, owner);
        if (key === null) {
          if (!changes(ref.id)) return transport.send(ref, input, options);
          // The owner changes with a log-in.
          return transport.send(ref, input, options).finally(() => [owner, ownerOf()].forEach(forget));
        }
        if (fresh) cache.drop(key);
        // Other requests may wait for the same cart, so the first one going away doesn't abort it.
        const { signal, ...rest } = options;
        const fetching = cache.fetch(forVariant(key, owner), async () => {
          const answer = await transport.send(ref, input, rest).catch((error: unknown) => {
            if (isGone(error)) return { result: error, pageInfo: null, expires: null };
            throw error;
          });
          return { answer, expires: now() + VALID };
        });
        const answer = await waitForPromiseUnlessAborted(fetching, signal);
        if (answer.result instanceof ApiError) throw answer.result;
        // Safe: the key contains the id of the call, and the transport has validated the answer.
        return answer as ApiAnswer<Result>;
      },
    }),
  };

  function isGone(error: unknown): boolean {
    return error instanceof ApiError && error.status === 404 && error.code === gone;
  }
}
