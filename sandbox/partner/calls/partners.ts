import * as calls from '#schemas/generated/api/partners.wire-calls.gen.ts';
import { notFound } from '../../http/api-fault.ts';
import { answer, answerBody, answerCustomerBody, type Incoming, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { partnerCartAnswer } from '../partner-cart.ts';
import { partnerPurchase } from '../partner-purchase.ts';
import { type PartnerEntry, partnerBySlug } from '../partners.ts';

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

    answerCustomerBody(
      calls.cartPartnerPurchase,
      (incoming, request) => ({
        result: partnerPurchase(shop, incoming, partnerOf(incoming), request),
      }),
      { sells: true },
    ),
  ];
}

function partnerOf({ brand, params }: Incoming): PartnerEntry {
  const partner = partnerBySlug(brand.siteKey, params.slug ?? '');
  if (!partner) throw notFound('partner_not_found', 'There is no such partner.');
  return partner;
}
