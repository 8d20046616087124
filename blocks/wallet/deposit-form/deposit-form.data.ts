import { loadLastAndOpenDeposits } from '#commerce/wallet/recent-deposits.ts';
import { createPurchaseAndDepositMetadata } from '#domain/checkout/request-metadata.ts';
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { parseMoney } from '#domain/money.ts';
import { findDepositBarrier } from '#domain/wallet/deposit-barrier.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Money, PreCommitment } from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { DepositFormProps } from './deposit-form.gen.ts';

/** The limit on deposits. */
export interface RemainingDepositLimit {
  readonly limit: MoneyValue;
  readonly remaining: MoneyValue;
  readonly period: PreCommitment['period'];
  /** When it resets, in epoch milliseconds. */
  readonly resets: number;
}

export interface DepositFormBlockData {
  /** Why every deposit would be refused, shown in place of the form; null where the form is shown. */
  readonly closed: ReturnType<typeof findDepositBarrier>;
  /** Balance that the customer can spend. */
  readonly funds: MoneyValue;
  /** Null if the customer has set none. */
  readonly limit: RemainingDepositLimit | null;
  /** Ids of the deposits known to the page; null if the call failed. */
  readonly seen: readonly string[] | null;
  /** Sent with the deposit. */
  readonly metadata: Readonly<Record<string, string>>;
}

export const loadDepositFormData: LoadBlockData<
  DepositFormProps,
  DepositFormBlockData | null,
  ShopBlockLoaderServices
> = async (context) => {
  const { services, signal, visitor, now } = context;
  if (!visitor.signedIn) return { data: null };
  const [customer, recent] = await Promise.all([
    services.commerce.customer.get({ signal }),
    loadLastAndOpenDeposits(services.commerce, { signal }).catch(() => null),
  ]);
  const { availableFunds, preCommitment } = customer;
  const limit = preCommitment && {
    limit: readMoney(preCommitment.limit),
    remaining: readMoney(preCommitment.remaining),
    period: preCommitment.period,
    resets: Date.parse(preCommitment.resetsAt),
  };
  const seen = recent && recent.map(({ depositId }) => depositId);
  return {
    data: {
      closed: findDepositBarrier(customer, now),
      funds: readMoney(availableFunds),
      limit,
      seen,
      metadata: createPurchaseAndDepositMetadata(visitor.utm),
    },
  };
};

function readMoney(money: Money): MoneyValue {
  return { minor: parseMoney(money), currency: money.currency };
}
