import type { MinorUnits } from '#domain/money.ts';
import { parseMoney } from '#domain/money.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import type { OrderView } from '#machines/checkout/checkout.view.ts';
import { shownOrder } from '../_ui/checkout.data.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { AmountToPayProps } from './amount-to-pay.gen.ts';

/** What is paid now, from where, and what is charged later. */
export interface AmountToPayData {
  readonly currency: string;
  readonly total: MinorUnits;
  readonly fromWallet: MinorUnits;
  readonly toPay: MinorUnits;
  readonly later: MinorUnits;
}

export const load: BlockLoad<AmountToPayProps, AmountToPayData | null, ShopServices> = async (context) => {
  const shown = await shownOrder(context);
  return { data: shown && amountsOf(shown) };
};

export function amountsOf({ order: { cart }, payment }: OrderView): AmountToPayData {
  return { ...payment, currency: cart.currency, later: parseMoney(cart.preOrderTotal) };
}
