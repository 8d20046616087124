import { loadLastAndOpenDeposits } from '#commerce/wallet/recent-deposits.ts';
import { createPurchaseAndDepositMetadata } from '#domain/checkout/request-metadata.ts';
import { getWeekdayDateFormat } from '#domain/date-format.ts';
import { formatCurrencyAmount, parseDecimalAmount } from '#domain/money.ts';
import { findDepositBarrier } from '#domain/wallet/deposit-barrier.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Money, PreCommitment } from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { DepositFormProps } from './deposit-form.gen.ts';

/** The limit on deposits, for people to read. */
export interface FormattedRemainingDepositLimit {
  readonly limit: string;
  readonly remaining: string;
  readonly period: PreCommitment['period'];
  /** The day on which it begins anew. */
  readonly resets: string;
}

export interface DepositFormBlockData {
  /** Why every deposit would be refused, shown in place of the form; null where the form is shown. */
  readonly closed: string | null;
  /** What the customer can spend, for people to read. */
  readonly funds: string;
  /** Null where the customer has set none. */
  readonly limit: FormattedRemainingDepositLimit | null;
  /** Ids of the deposits that the page knows of; null where the shop could not say. */
  readonly seen: readonly string[] | null;
  /** Sent with the deposit. */
  readonly metadata: Readonly<Record<string, string>>;
}

const CLOSED = {
  verification: 'You can add money as soon as your account is verified.',
  break: 'You can’t add money while you take a break.',
  country: 'You can’t add money from where you live.',
};

export const loadDepositFormData: LoadBlockData<
  DepositFormProps,
  DepositFormBlockData | null,
  ShopBlockLoaderServices
> = async (context) => {
  const { services, signal, site, visitor, now } = context;
  if (!visitor.signedIn) return { data: null };
  const [customer, recent] = await Promise.all([
    services.commerce.customer.get({ signal }),
    loadLastAndOpenDeposits(services.commerce, { signal }).catch(() => null),
  ]);
  const { availableFunds, preCommitment } = customer;
  const barrier = findDepositBarrier(customer, now);
  const { locale, timeZone } = site;
  const show = ({ amount, currency }: Money) => formatCurrencyAmount(parseDecimalAmount(amount), { locale, currency });
  const limit = preCommitment && {
    limit: show(preCommitment.limit),
    remaining: show(preCommitment.remaining),
    period: preCommitment.period,
    resets: getWeekdayDateFormat(locale, timeZone).format(Date.parse(preCommitment.resetsAt)),
  };
  const seen = recent && recent.map(({ depositId }) => depositId);
  return {
    data: {
      closed: barrier && CLOSED[barrier],
      funds: show(availableFunds),
      limit,
      seen,
      metadata: createPurchaseAndDepositMetadata(visitor.utm),
    },
  };
};
