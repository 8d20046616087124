import * as calls from '#schemas/generated/api/partners.wire-calls.gen.ts';
import { notFound } from '../http/api-fault.ts';
import { answer, answerBody, answerCustomerBody, type Incoming, type Route } from '../http/route.ts';
import { purchase } from '../orders/purchase.ts';
import { receiptAnswer } from '../orders/receipt-answer.ts';
import { assertSoldBy, partnerCartAnswer } from '../partners/partner-cart.ts';
import { type PartnerEntry, partnerBySlug } from '../partners/partners.ts';
import type { Shop } from '../shop.ts';

export function partnersRoutes(shop: Shop): Route[] {
  return [
    answer(calls.partnersGet, (incoming) => {
      const { slug, key, name, channels, productOfferKeys } = partnerOf(incoming);
      return { result: { slug, key, name, channels, product_offer_keys: productOfferKeys } };
    }),

    answerCustomerBody(calls.cartPartner, (incoming, { cart_item: items }) => ({
      result: partnerCartAnswer(items, partnerOf(incoming), incoming.customer.id, { shop, ...incoming }),
    })),

    answerBody(calls.anonCartPartner, (incoming, { cart_item: items }) => ({
      result: partnerCartAnswer(items, partnerOf(incoming), null, { shop, ...incoming }),
    })),

    answerCustomerBody(calls.cartPartnerPurchase, (incoming, { cart_item: items, purchase: asked }) => {
      const { brand, customer, subVariant, now } = incoming;
      const partner = partnerOf(incoming);
      assertSoldBy(partner, items);
      const source = { kind: 'partner', depositId: null } as const;
      const data = { ...asked, partner_key: partner.key };
      const checkout = purchase({ shop, brand, customer, subVariant, items, source, data, now });
      return { result: receiptAnswer(checkout, { shop, brand, now }) };
    }),
  ];
}

function partnerOf({ brand, params }: Incoming): PartnerEntry {
  const partner = partnerBySlug(brand.siteKey, params.slug ?? '');
  if (!partner) throw notFound('partner_not_found', 'There is no such partner.');
  return partner;
}
