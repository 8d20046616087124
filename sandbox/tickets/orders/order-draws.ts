import type { OrderedDraw } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredOrder } from '../../checkout/checkout.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';

/** Draws of an order, first to last. */
export function listDrawsOfOrder(
  { id }: Pick<StoredOrder, 'id'>,
  { shop, brand }: { readonly shop: Pick<SandboxShop, 'draws' | 'orders'>; readonly brand: SandboxBrand },
): OrderedDraw[] {
  return shop.orders.listDraws(id).map(({ drawId }) => {
    const { offerKey, drawNo, date } = shop.draws.getById(drawId);
    const name = brand.catalogue.offers.find(({ key }) => key === offerKey)?.name ?? offerKey;
    return { name, draw_no: drawNo, draw_date: new Date(date).toISOString() };
  });
}
