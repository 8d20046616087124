import type { OrderedDraw } from '#schemas/generated/api/wire-types.gen.ts';
import type { Order } from '../../checkout/checkout.ts';
import type { Brand, Shop } from '../../shop.ts';

/** The draws of an order, the first one first. */
export function drawsOfOrder(
  { id }: Order,
  { shop, brand }: { readonly shop: Pick<Shop, 'draws' | 'orders'>; readonly brand: Brand },
): OrderedDraw[] {
  return shop.orders.draws(id).map(({ drawId }) => {
    const { offerKey, drawNo, date } = shop.draws.byId(drawId);
    const name = brand.catalogue.offers.find(({ key }) => key === offerKey)?.name ?? offerKey;
    return { name, draw_no: drawNo, draw_date: new Date(date).toISOString() };
  });
}
