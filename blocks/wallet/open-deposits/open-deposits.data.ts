import type { MoneyValue } from '#domain/messages/format-message.ts';
import { parseMoney } from '#domain/money.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Deposit } from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { OpenDepositsProps } from './open-deposits.gen.ts';

/**
 * What a deposit waits for: confirmation at the bank or at PayPal, a transfer by the customer (`instructed`), or receipt of
 * the money. The last value is that of a failed deposit.
 */
export type DepositAwaitedParty = 'bank' | 'paypal' | 'instructed' | 'money' | 'nobody';

export interface OpenDeposit {
  readonly depositId: string;
  readonly amount: MoneyValue;
  /** In epoch milliseconds. */
  readonly started: number;
  readonly awaits: DepositAwaitedParty;
  /** Whether tickets are bought with it as soon as it is paid. */
  readonly forPurchase: boolean;
}

export const loadOpenDepositsData: LoadBlockData<
  OpenDepositsProps,
  readonly OpenDeposit[],
  ShopBlockLoaderServices
> = async (context) => {
  const { props, services, visitor, signal } = context;
  if (!visitor.signedIn) return { data: [] };
  const deposits = await services.commerce.funds.openDeposits({ signal });
  const open = deposits.map((deposit) => {
    const { depositId, amount, createdAt, checkout } = deposit;
    return {
      depositId,
      amount: { minor: parseMoney(amount), currency: amount.currency },
      started: Date.parse(createdAt),
      awaits: awaitedBy(deposit),
      forPurchase: checkout,
    };
  });
  if (props.show !== 'interrupted') return { data: open };
  return { data: open.filter(({ awaits, forPurchase }) => forPurchase || awaits === 'bank' || awaits === 'paypal') };
};

function awaitedBy({ status, challenge, redirectUrl, instructions }: Deposit): DepositAwaitedParty {
  if (status === 'failed') return 'nobody';
  if (challenge) return 'bank';
  if (redirectUrl) return 'paypal';
  return instructions ? 'instructed' : 'money';
}
