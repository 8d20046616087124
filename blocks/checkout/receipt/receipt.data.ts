import { ApiError } from '#engine/api/api-error.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Receipt as PurchaseReceipt } from '#schemas/generated/api/types.gen.ts';
import { createDepositReport, type DepositProgressViewData } from '../../_ui/deposit/deposit-report.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { ReceiptProps } from './receipt.gen.ts';

/** Maximum number of orders whose tickets are fetched individually. */
const MOST_DETAILS = 10;

/** The purchase is unknown, its payment failed, or the visitor is not signed in. */
export type ReceiptMissingReason = 'unknown' | 'unpaid' | 'signed-out';

/** A purchase, or a deposit, or why there is none to show (specification: Validation rules, "Receipt errors"). */
export type ReceiptBlockData =
  | {
      readonly state: 'bought';
      readonly receipt: PurchaseReceipt;
      /** Numbers of raffle tickets by order. */
      readonly tickets: Readonly<Record<string, readonly string[]>>;
      /** Deep link back to the app that led here; null if there is none with an allowed scheme. */
      readonly app: string | null;
      readonly now: number;
    }
  /** A deposit without a purchase. */
  | { readonly state: 'deposit'; readonly deposit: DepositProgressViewData; readonly app: string | null }
  /** There is no receipt; `message` is the API's text for the customer, or null. */
  | { readonly state: 'missing'; readonly why: ReceiptMissingReason; readonly message: string | null }
  /** The payment is in progress, or the API is not available. */
  | { readonly state: 'waiting' };

export const loadReceiptData: LoadBlockData<ReceiptProps, ReceiptBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { params, now, services, signal } = context;
  try {
    const receipt = await services.commerce.checkout.get(params['checkoutID'] ?? '', { signal });
    return { data: { state: 'bought', receipt, tickets: await ticketsOf(receipt, context), app: appOf(context), now } };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404 && error.code !== 'checkout_failure') {
      const deposit = await depositOf(context);
      if (deposit) return { data: deposit };
    }
    // A partner's page is public; only the customer's own session can read the receipt.
    if (error.code === 'checkout_failure' || error.status === 404 || error.status === 401) {
      return {
        data: { state: 'missing', why: whyMissing(error), message: error.firstMessage ?? null },
      };
    }
    if (error.code === 'checkout_processing' || error.status >= 500 || !error.answered) {
      return { data: { state: 'waiting' } };
    }
    throw error;
  }
};

/**
 * The deposit with this id, which leads here like a purchase (specification: Screens and UI elements, "Post-deposit: to
 * receipt for result id"); null if there is none.
 */
async function depositOf(context: Parameters<typeof loadReceiptData>[0]): Promise<ReceiptBlockData | null> {
  const { params, visitor, services, signal } = context;
  if (!visitor.signedIn) return null;
  try {
    const deposit = await services.commerce.funds.deposit(params['checkoutID'] ?? '', { signal });
    return { state: 'deposit', deposit: createDepositReport(deposit, context), app: appOf(context) };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return null;
    if (error.status >= 500 || !error.answered) return { state: 'waiting' };
    throw error;
  }
}

function whyMissing({ code, status }: ApiError): ReceiptMissingReason {
  if (code === 'checkout_failure') return 'unpaid';
  return status === 401 ? 'signed-out' : 'unknown';
}

/** The deep link to an app, if the site allows its scheme; never a web page. */
function appOf({
  query,
  services,
  site,
}: Pick<Parameters<typeof loadReceiptData>[0], 'query' | 'site' | 'services'>): string | null {
  const link = query.get('successMobileDeepLink');
  const safe = link === null ? null : services.safeTarget(site.key, link);
  return safe === null || /^(?:\/|https?:)/i.test(safe) ? null : safe;
}

/** Ticket numbers are optional: failed calls are ignored. */
async function ticketsOf(
  { orders }: PurchaseReceipt,
  { services, signal }: Pick<Parameters<typeof loadReceiptData>[0], 'services' | 'signal'>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const raffles = orders.filter(({ item }) => item.productType === 'raffle_ticket').slice(0, MOST_DETAILS);
  const entries = await Promise.all(
    raffles.map(async ({ id }) => {
      try {
        const { lines = [] } = await services.commerce.orders.get(id, { signal });
        return [[id, lines.flatMap(({ ticketNumbers }) => ticketNumbers)] as const];
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ApiError) return [];
        throw error;
      }
    }),
  );
  return Object.fromEntries(entries.flat());
}
