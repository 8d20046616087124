import { cmsCauses } from '#schemas/generated/api/causes.wire-calls.gen.ts';
import { defineSandboxRoute, type SandboxCallRoute } from '../../http/call-route.ts';
import { toMoneyResponse } from '../../offers/money-response.ts';
import type { SandboxShop } from '../../shop.ts';

export function createSandboxCausesRoutes(shop: Pick<SandboxShop, 'causes'>): SandboxCallRoute[] {
  return [
    defineSandboxRoute(cmsCauses, ({ brand }) => {
      const { branding, causes, offers } = brand.catalogue;
      return {
        result: causes.map(({ key, urlSlug, name, summary }) => {
          const { raised, supporters } = shop.causes.getTotal(brand.siteKey, key);
          return {
            key,
            url_slug: urlSlug,
            name,
            summary,
            amount_raised: toMoneyResponse(raised, branding.currency),
            num_supporters: supporters,
            product_offer_keys: offers.filter((offer) => offer.causes.includes(key)).map((offer) => offer.key),
          };
        }),
      };
    }),
  ];
}
