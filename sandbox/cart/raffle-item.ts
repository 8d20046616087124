import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { countRaffleTicketsLeft } from '../checkout/raffle-stock.ts';
import { createRefusalFault } from '../http/api-fault.ts';
import type { CatalogueRaffle } from '../offers/catalogue/catalogue-types.ts';
import { toPrizePoolResponse } from '../offers/money-response.ts';
import { createDeterministicOpaqueId } from '../results/draws/seeded-random.ts';
import { getRafflePurchaseStatus } from '../results/draws/simulated-sales.ts';
import { cartMessages } from './cart.messages.gen.ts';
import { listDrawsOnSale, type ProductCartItemHandler } from './cart-context.ts';
import {
  assertCartItemChoicesComplete,
  createCartItemBaseResponse,
  createNotForSaleFault,
  decideWhetherCartItemRecurs,
  listSelectableCauses,
} from './cart-item-parts.ts';

export const raffleCartItemHandler: ProductCartItemHandler<CatalogueRaffle> = {
  resolve(request, offer, scope) {
    const draws = listDrawsOnSale(offer.key, scope);
    const drawNo = request.draw_no ?? draws[0]?.drawNo;
    const draw = draws.find((candidate) => candidate.drawNo === drawNo);
    const book = bookOf(request, offer);
    if (!book) throw createRefusalFault('book_not_offered', cartMessages.bookNotOffered());
    if (!draw) throw createNotForSaleFault();
    const quantity = request.quantity ?? 1;
    const left = countRaffleTicketsLeft(offer, draw, scope.shop.orders, scope.now);
    if (left <= 0) throw createRefusalFault('sold_out', cartMessages.raffleSoldOut());
    if (book.numTickets * quantity > left) {
      throw createRefusalFault('too_few_left', cartMessages.raffleTicketsLeft({ left }));
    }
    assertCartItemChoicesComplete({ causes: listSelectableCauses(offer), cause: request.cause_key });
    return {
      ...request,
      product_type: 'raffle_ticket',
      raffle_offer_key: book.key,
      draw_no: draw.drawNo,
      quantity,
      ...decideWhetherCartItemRecurs(request, offer),
    };
  },

  describe(choice, offer, scope) {
    const draw = listDrawsOnSale(offer.key, scope).find(({ drawNo }) => drawNo === choice.draw_no);
    const book = bookOf(choice, offer);
    if (!book) return 'no_longer_available';
    if (!draw) return 'draw_closed';
    const status = getRafflePurchaseStatus(offer, draw, scope.now);
    const quantity = choice.quantity ?? 1;
    if (book.numTickets * quantity > countRaffleTicketsLeft(offer, draw, scope.shop.orders, scope.now))
      return 'sold_out';
    return {
      ...createCartItemBaseResponse(choice, offer, scope, { unitPrice: book.price, quantity }),
      product_type: 'raffle_ticket',
      cause_key: choice.cause_key ?? (offer.causes.length === 1 ? (offer.causes[0] ?? null) : null),
      scheduled_purchase: status === 'pre_order' ? { type: 'pre_order' } : null,
      draw_no: draw.drawNo,
      draw_date: new Date(draw.date).toISOString(),
      prize_pool: toPrizePoolResponse(draw.prizePool, scope.brand.catalogue.branding.currency),
      draw_encoded_ids: [createDeterministicOpaqueId(draw.siteKey, draw.offerKey, draw.drawNo)],
      purchase_status: status,
      raffle_offer_key: book.key,
      raffle_book_size: book.numTickets,
      num_raffle_tickets: book.numTickets * quantity,
    };
  },
};

function bookOf(
  { raffle_offer_key: key }: CartItemRequest,
  { books }: Pick<CatalogueRaffle, 'books'>,
): CatalogueRaffle['books'][number] | null {
  return books.find((book, index) => (key === undefined ? index === 0 : book.key === key)) ?? null;
}
