import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { listDrawsOnSale, type SandboxCartContext } from '../cart/cart-context.ts';
import { validateAndCompleteCartItemRequest } from '../cart/cart-items.ts';
import type { CatalogueOffer } from '../offers/catalogue/catalogue-types.ts';
import type { CartDependencies, SandboxBrand, SandboxShop } from '../shop.ts';
import { findPricingIdOfRegion } from '../sign-in/sign-up.ts';
import { getDemoEmail } from './customers.ts';

/** Fills the carts of Lou, Mia and Noa, which show notices, removed items and all kinds of products. */
export function seedCarts(shop: CartDependencies & Pick<SandboxShop, 'clock' | 'brands'>): void {
  for (const brand of shop.brands) {
    moveToTheWest(shop, brand);
    fill(shop, brand, 'lou', [...excluded(brand), ...firstOnSale(shop, brand).slice(0, 1)]);
    fill(shop, brand, 'mia', firstOnSale(shop, brand).length > 0 ? firstOnSale(shop, brand) : memberships(brand));
    closeDraw(shop, brand, 'mia');
    fill(shop, brand, 'noa', [...preOrders(shop, brand), ...firstOnSale(shop, brand), ...memberships(brand)]);
    const welcome = shop.promotions.find(brand.siteKey, 'WELCOME5');
    if (welcome) shop.promotions.addToCart(cartOf(shop, brand, 'noa'), welcome);
  }
}

/** Moves a customer to a region where some offers are excluded. */
function moveToTheWest(shop: Pick<SandboxShop, 'customers'>, brand: SandboxBrand): void {
  const customer = customerOf(shop, brand, 'lou');
  shop.customers.update(customer.id, { pricingId: findPricingIdOfRegion(brand, 'WA') });
}

function fill(
  shop: CartDependencies & Pick<SandboxShop, 'clock'>,
  brand: SandboxBrand,
  key: string,
  items: readonly CartItemRequest[],
): void {
  const token = cartOf(shop, brand, key);
  for (const item of items)
    shop.carts.addItem(token, validateAndCompleteCartItemRequest(item, scopeOf(shop, brand)), shop.clock());
}

/** Puts the first item into a past draw, so that it can no longer be bought. */
function closeDraw(shop: Pick<SandboxShop, 'clock' | 'carts' | 'customers'>, brand: SandboxBrand, key: string): void {
  const [first] = shop.carts.listItems(cartOf(shop, brand, key));
  if (!first) return;
  const { choice } = first;
  const gone = choice.draw_no === undefined ? { membership_tier: 'gone' } : { draw_no: choice.draw_no - 1 };
  shop.carts.updateItem(first.id, { ...choice, ...gone });
}

function excluded({ catalogue }: SandboxBrand): CartItemRequest[] {
  const offer = catalogue.offers.find(({ excludedRegions }) => excludedRegions.includes('WA'));
  return offer ? [firstChoice(offer)] : [];
}

/** One lottery ticket, raffle ticket and share of each kind on sale. */
function firstOnSale(shop: CartDependencies & Pick<SandboxShop, 'clock'>, brand: SandboxBrand): CartItemRequest[] {
  const { offers } = brand.catalogue;
  const scope = scopeOf(shop, brand);
  const sold = offers.filter(
    (offer) => offer.type !== 'membership' && listDrawsOnSale(drawnKey(offer), scope).length > 1,
  );
  return ['lottery_ticket', 'raffle_ticket', 'syndicate_share'].flatMap((type) =>
    sold
      .filter((offer) => offer.type === type)
      .slice(0, 1)
      .map(firstChoice),
  );
}

function memberships({ catalogue }: SandboxBrand): CartItemRequest[] {
  return catalogue.offers.filter(({ type }) => type === 'membership').map(firstChoice);
}

/** A pre-order for the draw after the next. */
function preOrders(shop: CartDependencies & Pick<SandboxShop, 'clock'>, brand: SandboxBrand): CartItemRequest[] {
  const scope = scopeOf(shop, brand);
  for (const offer of brand.catalogue.offers) {
    if (offer.type !== 'raffle_ticket') continue;
    const later = listDrawsOnSale(offer.key, scope).find(({ openDate }) => openDate > scope.now);
    if (later) return [{ ...firstChoice(offer), draw_no: later.drawNo }];
  }
  return [];
}

function firstChoice(offer: CatalogueOffer): CartItemRequest {
  const cause = offer.causes.length > 1 ? { cause_key: offer.causes[0] ?? '' } : {};
  switch (offer.type) {
    case 'lottery_ticket': {
      const [day] = offer.selectableDays;
      const recurring = offer.recurringPurchase.availability === 'optional';
      return {
        product_type: 'lottery_ticket',
        lottery_key: offer.key,
        quickpick: true,
        num_draws: offer.gameTypes[0]?.numDraws[1] ?? 1,
        ...(day === undefined ? {} : { day }),
        ...(recurring ? { recurring_purchase: { type: 'autoplay', enabled: true } } : {}),
        ...cause,
      };
    }
    case 'raffle_ticket':
      return { product_type: 'raffle_ticket', lottery_key: offer.key, quantity: 2, ...cause };
    case 'syndicate_share':
      return {
        product_type: 'syndicate_share',
        lottery_key: offer.key,
        syndicate_key: offer.syndicates[0]?.key ?? '',
        num_shares: 2,
      };
    case 'membership':
      return {
        product_type: 'membership',
        lottery_key: offer.key,
        membership_tier: offer.tiers.find(({ prices }) => prices.some(({ price }) => price > 0))?.key ?? '',
      };
  }
}

function drawnKey(offer: CatalogueOffer): string {
  return offer.type === 'syndicate_share' ? offer.lotteryKey : offer.key;
}

function scopeOf(shop: CartDependencies & Pick<SandboxShop, 'clock'>, brand: SandboxBrand): SandboxCartContext {
  return { shop, brand, regions: [], customerId: null, now: shop.clock() };
}

function cartOf(shop: Pick<SandboxShop, 'clock' | 'carts' | 'customers'>, brand: SandboxBrand, key: string): string {
  return shop.carts.getCustomerCart(customerOf(shop, brand, key), shop.clock());
}

function customerOf(shop: Pick<SandboxShop, 'customers'>, { siteKey }: SandboxBrand, key: string) {
  const customer = shop.customers.findByEmail(siteKey, getDemoEmail(key, siteKey));
  if (!customer) throw new Error(`the seed knows no ${key} of ${siteKey}`);
  return customer;
}
