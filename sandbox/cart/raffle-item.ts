import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { ticketsLeft } from '../checkout/raffle-stock.ts';
import { refusal } from '../http/api-fault.ts';
import type { RaffleEntry } from '../offers/catalogue/types.ts';
import { prizePoolAnswer } from '../offers/money-answer.ts';
import { purchaseStatus } from '../results/draws/sales.ts';
import { encodedId } from '../results/draws/seeded-random.ts';
import { drawsOnSale, type ItemKind } from './cart-scope.ts';
import { assertCartAddAllowed, causesToChoose, itemBase, notForSale, settleRecurring } from './item-parts.ts';

export const raffleItem: ItemKind<RaffleEntry> = {
  settle(request, offer, scope) {
    const draws = drawsOnSale(offer.key, scope);
    const drawNo = request.draw_no ?? draws[0]?.drawNo;
    const draw = draws.find((candidate) => candidate.drawNo === drawNo);
    const book = bookOf(request, offer);
    if (!book) throw refusal('book_not_offered', 'This book of tickets is not on offer.');
    if (!draw) throw notForSale();
    const quantity = request.quantity ?? 1;
    const left = ticketsLeft(offer, draw, scope.shop.orders, scope.now);
    if (left <= 0) throw refusal('sold_out', 'All tickets of this draw are sold.');
    if (book.numTickets * quantity > left) {
      throw refusal('too_few_left', `Only ${left} tickets of this draw are left.`);
    }
    assertCartAddAllowed({ causes: causesToChoose(offer), cause: request.cause_key });
    return {
      ...request,
      product_type: 'raffle_ticket',
      raffle_offer_key: book.key,
      draw_no: draw.drawNo,
      quantity,
      ...settleRecurring(request, offer),
    };
  },

  describe(choice, offer, scope) {
    const draw = drawsOnSale(offer.key, scope).find(({ drawNo }) => drawNo === choice.draw_no);
    const book = bookOf(choice, offer);
    if (!book) return 'no_longer_available';
    if (!draw) return 'draw_closed';
    const status = purchaseStatus(offer, draw, scope.now);
    const quantity = choice.quantity ?? 1;
    if (book.numTickets * quantity > ticketsLeft(offer, draw, scope.shop.orders, scope.now)) return 'sold_out';
    return {
      ...itemBase(choice, offer, scope, { unitPrice: book.price, quantity }),
      product_type: 'raffle_ticket',
      cause_key: choice.cause_key ?? (offer.causes.length === 1 ? (offer.causes[0] ?? null) : null),
      scheduled_purchase: status === 'pre_order' ? { type: 'pre_order' } : null,
      draw_no: draw.drawNo,
      draw_date: new Date(draw.date).toISOString(),
      prize_pool: prizePoolAnswer(draw.prizePool, scope.brand.catalogue.branding.currency),
      draw_encoded_ids: [encodedId(draw.siteKey, draw.offerKey, draw.drawNo)],
      purchase_status: status,
      raffle_offer_key: book.key,
      raffle_book_size: book.numTickets,
      num_raffle_tickets: book.numTickets * quantity,
    };
  },
};

function bookOf(
  { raffle_offer_key: key }: CartItemRequest,
  { books }: RaffleEntry,
): RaffleEntry['books'][number] | null {
  return books.find((book, index) => (key === undefined ? index === 0 : book.key === key)) ?? null;
}
