import * as calls from '#schemas/generated/api/partners.wire-calls.gen.ts';
import { createNotFoundFault } from '../../http/api-fault.ts';
import {
  type AuthorisedCall,
  type CallRoute,
  defineBodyRoute,
  defineCustomerBodyRoute,
  defineRoute,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { toPartnerCartResponse } from '../partner-cart.ts';
import { purchaseFromPartner } from '../partner-purchase.ts';
import { findPartnerBySlug, type PartnerEntry } from '../partners.ts';

export function partnersRoutes(shop: SandboxShop): CallRoute[] {
  return [
    defineRoute(calls.partnersGet, (incoming) => {
      const { slug, key, name, channels, productOfferKeys } = partnerOf(incoming);
      return { result: { slug, key, name, channels, product_offer_keys: productOfferKeys } };
    }),

    defineCustomerBodyRoute(calls.cartPartner, (incoming, { cart_item: items }) => ({
      result: toPartnerCartResponse(items, partnerOf(incoming), incoming.customer.id, { shop, ...incoming }),
    })),

    defineBodyRoute(calls.anonCartPartner, (incoming, { cart_item: items }) => ({
      result: toPartnerCartResponse(items, partnerOf(incoming), null, { shop, ...incoming }),
    })),

    defineCustomerBodyRoute(
      calls.cartPartnerPurchase,
      (incoming, request) => ({
        result: purchaseFromPartner(shop, incoming, partnerOf(incoming), request),
      }),
      { sells: true },
    ),
  ];
}

function partnerOf({ brand, params }: AuthorisedCall): PartnerEntry {
  const partner = findPartnerBySlug(brand.siteKey, params.slug ?? '');
  if (!partner) throw createNotFoundFault('partner_not_found', 'There is no such partner.');
  return partner;
}
