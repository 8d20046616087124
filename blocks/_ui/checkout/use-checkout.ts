import { useFlow } from '#engine/flows/use-flow.tsx';
import { useSite } from '#engine/render/block-context.tsx';
import { checkoutFlow } from '#machines/checkout/checkout/checkout.flow.ts';
import { checkoutView } from '#machines/checkout/checkout/checkout.view.ts';

/** The checkout that the blocks of its page share. */
export function useSharedCheckoutFlow() {
  return useFlow(checkoutFlow, checkoutView);
}

/** How amounts of a currency are written here. */
export function useMoneyFormatOptions(currency?: string) {
  const site = useSite();
  return { locale: site.locale, currency: currency ?? site.currency };
}
