import * as calls from '#schemas/generated/api/partners.wire-calls.gen.ts';
import { createNotFoundFault } from '../../http/api-fault.ts';
import {
  type AuthorisedCall,
  defineSandboxBodyRoute,
  defineSandboxCustomerBodyRoute,
  defineSandboxRoute,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { partnerMessages } from '../partner.messages.gen.ts';
import { createPricedPartnerCartResponse } from '../partner-cart.ts';
import { makePartnerPurchase } from '../partner-purchase.ts';
import { findPartnerBySlug, type SandboxPartner } from '../partners.ts';

export function createSandboxPartnersRoutes(shop: SandboxShop): SandboxCallRoute[] {
  return [
    defineSandboxRoute(calls.partnersGet, (incoming) => {
      const { slug, key, name, channels, productOfferKeys } = partnerOf(incoming);
      return { result: { slug, key, name, channels, product_offer_keys: productOfferKeys } };
    }),

    defineSandboxCustomerBodyRoute(calls.cartPartner, (incoming, { cart_item: items }) => ({
      result: createPricedPartnerCartResponse(items, partnerOf(incoming), incoming.customer.id, { shop, ...incoming }),
    })),

    defineSandboxBodyRoute(calls.anonCartPartner, (incoming, { cart_item: items }) => ({
      result: createPricedPartnerCartResponse(items, partnerOf(incoming), null, { shop, ...incoming }),
    })),

    defineSandboxCustomerBodyRoute(
      calls.cartPartnerPurchase,
      (incoming, request) => ({
        result: makePartnerPurchase(shop, incoming, partnerOf(incoming), request),
      }),
      { sells: true },
    ),
  ];
}

function partnerOf({ brand, params }: AuthorisedCall): SandboxPartner {
  const partner = findPartnerBySlug(brand.siteKey, params.slug ?? '');
  if (!partner) throw createNotFoundFault('partner_not_found', partnerMessages.noSuchPartner());
  return partner;
}
