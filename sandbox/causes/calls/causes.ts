import { cmsCauses } from '#schemas/generated/api/causes.wire-calls.gen.ts';
import { answer, type Route } from '../../http/route.ts';
import { moneyAnswer } from '../../offers/money-answer.ts';
import type { Shop } from '../../shop.ts';

export function causesRoutes(shop: Pick<Shop, 'causes'>): Route[] {
  return [
    answer(cmsCauses, ({ brand }) => {
      const { branding, causes, offers } = brand.catalogue;
      return {
        result: causes.map(({ key, urlSlug, name, summary }) => {
          const { raised, supporters } = shop.causes.total(brand.siteKey, key);
          return {
            key,
            url_slug: urlSlug,
            name,
            summary,
            amount_raised: moneyAnswer(raised, branding.currency),
            num_supporters: supporters,
            product_offer_keys: offers.filter((offer) => offer.causes.includes(key)).map((offer) => offer.key),
          };
        }),
      };
    }),
  ];
}
