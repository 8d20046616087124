import { ApiError } from '#engine/api/api-error.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Receipt as PurchaseReceipt } from '#schemas/generated/api/types.gen.ts';
import { createDepositReport, type DepositProgressViewData } from '../../_ui/deposit/deposit-report.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { ReceiptProps } from './receipt.gen.ts';

/** Of this many orders at most the tickets are asked for one by one. */
const MOST_DETAILS = 10;

/** The shop does not know such a purchase, its payment has come to nothing, or nobody is logged in. */
export type ReceiptMissingReason = 'unknown' | 'unpaid' | 'signed-out';

/** A purchase, or a deposit, or why there is none to show (specification: Validation rules, "Receipt errors"). */
export type ReceiptBlockData =
  | {
      readonly state: 'bought';
      readonly receipt: PurchaseReceipt;
      /** Numbers of raffle tickets by order. */
      readonly tickets: Readonly<Record<string, readonly string[]>>;
      /** Address in the app that led here, to go back to; null where there is none that the brand knows. */
      readonly app: string | null;
      readonly now: number;
    }
  /** Money was paid in, and bought nothing. */
  | { readonly state: 'deposit'; readonly deposit: DepositProgressViewData; readonly app: string | null }
  /** There is no receipt; the message of the shop is for the customer, and null where it sent none. */
  | { readonly state: 'missing'; readonly why: ReceiptMissingReason; readonly message: string | null }
  /** The payment is under way, or the shop can't be asked at the moment. */
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
    // A partner's page is open to all; only the customer's own session reads the receipt.
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
 * The deposit of this id, which leads here as a purchase does (specification: Screens and UI elements, "Post-deposit: to
 * receipt for result id"); null where there is none.
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

/** The address of an app, of those whose schemes the brand has named; never a page of the web. */
function appOf({
  query,
  services,
  site,
}: Pick<Parameters<typeof loadReceiptData>[0], 'query' | 'site' | 'services'>): string | null {
  const link = query.get('successMobileDeepLink');
  const safe = link === null ? null : services.safeTarget(site.key, link);
  return safe === null || /^(?:\/|https?:)/i.test(safe) ? null : safe;
}

/** A receipt without the numbers of its tickets is still a receipt. */
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
