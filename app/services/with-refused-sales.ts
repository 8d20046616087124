import { ApiError } from '#engine/api/api-error.ts';
import type { ApiTransport } from '#engine/api/transport.ts';

/** Codes of the shop's API for a customer to whom nothing may be sold. */
const RESTRICTED: ReadonlySet<string> = new Set(['country_banned', 'time_out', 'self_excluded']);

/** The calls that sell something, or take money for it. */
export const SELLING_CALLS: ReadonlySet<string> = new Set([
  'autoplay.unpause',
  'cart.build',
  'cart.items.add',
  'cart.items.update',
  'cart.partner.purchase',
  'cart.promotion',
  'cart.purchase',
  'funds.deposit-purchase',
  'funds.deposit.create',
  'funds.deposit.create-with-code',
  'funds.wallet-pay.deposit',
  'lotto-party.group.create',
  'lotto-party.group.join',
  'lotto-party.session.create',
  'membership.unlock-draw',
]);

export interface SalesRestrictionRefusalOptions {
  /** The notice of a sales restriction; null without one. */
  readonly notice: () => string | null;
  /** Fetches the visitor again, because a restriction may have begun in another tab. */
  readonly refresh: () => Promise<void>;
}

/** Wraps a transport: calls that sell fail without a request while the page shows a sales restriction. */
export function blockSellingCallsWhileRestricted(
  transport: ApiTransport,
  { notice, refresh }: SalesRestrictionRefusalOptions,
): ApiTransport {
  return {
    async send(ref, input, options) {
      const message = SELLING_CALLS.has(ref.id) ? notice() : null;
      if (message !== null) {
        const code = 'sales_restricted';
        throw new ApiError(message, { status: 422, code, errors: { this: [{ code, message }] }, callId: ref.id });
      }
      try {
        return await transport.send(ref, input, options);
      } catch (error) {
        if (error instanceof ApiError && RESTRICTED.has(error.code ?? '')) void refresh();
        throw error;
      }
    },
  };
}
