import { cartCount } from '#commerce/cart-count.ts';
import type { Commerce } from '#commerce/commerce.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';

/** What belongs to a visitor and stands on every page: the count on the cart badge and the label of the account. */
export interface VisitorSummary {
  readonly cartCount: number;
  readonly account: string | null;
}

/** Answers `GET /_visitor`. A cart that can't be read counts nothing: the page must not fail for its badge. */
export async function visitorSummary(
  commerce: Commerce,
  visitor: Pick<Visitor, 'anonymousCartToken' | 'signedIn'>,
  signal?: AbortSignal,
): Promise<VisitorSummary> {
  const account = visitor.signedIn ? 'Account' : null;
  if (visitor.anonymousCartToken === null) return { cartCount: 0, account };
  try {
    return { cartCount: cartCount(await commerce.anonCart.get(signal ? { signal } : {})), account };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { cartCount: 0, account };
  }
}
