import { formatCurrencyAmount } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useMoneyFormatOptions, useSharedCheckoutFlow } from '../../_ui/checkout/use-checkout.ts';
import type { AmountToPayProps } from './amount-to-pay.gen.ts';
import { amountToPayMessages } from './amount-to-pay.messages.gen.ts';
import { type AmountToPayData, getAmountsToPay } from './amounts.ts';

export function AmountToPay({ data }: BlockProps<AmountToPayProps, AmountToPayData | null>) {
  const messages = useMessages(amountToPayMessages);
  const { view } = useSharedCheckoutFlow();
  const amounts = view?.shown ? getAmountsToPay(view.shown) : data;
  const money = useMoneyFormatOptions(amounts?.currency);
  if (!amounts) return null;
  const { total, fromWallet, toPay, later } = amounts;
  return (
    <div role="status">
      <dl className="amount-to-pay">
        <div>
          <dt>{messages.total()}</dt>
          <dd className="figure">{formatCurrencyAmount(total + later, money)}</dd>
        </div>
        {later > 0 ? (
          <div>
            <dt>{messages.later()}</dt>
            <dd className="figure">{formatCurrencyAmount(-later, money)}</dd>
          </div>
        ) : null}
        {fromWallet > 0 ? (
          <div>
            <dt>{messages.wallet()}</dt>
            <dd className="figure">{formatCurrencyAmount(-fromWallet, money)}</dd>
          </div>
        ) : null}
        <div className="amount-to-pay__due">
          <dt>{messages.toPay()}</dt>
          <dd className="figure">{formatCurrencyAmount(toPay, money)}</dd>
        </div>
      </dl>
    </div>
  );
}
