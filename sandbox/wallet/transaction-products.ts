import type { OrderedDraw } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredOrder } from '../checkout/checkout.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { listDrawsOfOrder } from '../tickets/orders/order-draws.ts';
import { walletMessages } from './wallet.messages.gen.ts';

interface View {
  readonly shop: Pick<SandboxShop, 'draws' | 'orders'>;
  readonly brand: SandboxBrand;
}

const GIVEAWAY = 'giveaway:';
/** Maximum number of products named; more are counted. */
const MAX_NAMED = 3;

/** The products and draws of a purchase, such as 'Golden Bay, draws 41 to 44; Long Weekender, draw 8'. */
export function describeBoughtProducts(checkoutId: string, view: View): string {
  const products = view.shop.orders
    .listByCheckout(checkoutId)
    .map((order) => productText(order.item.name, listDrawsOfOrder(order, view)));
  const named = products
    .slice(0, MAX_NAMED)
    .reduce((first, second) => (first === '' ? second : walletMessages.severalProducts({ first, second })), '');
  if (products.length <= MAX_NAMED) return named;
  return walletMessages.productsAndMore({ products: named, count: products.length - MAX_NAMED });
}

/** The product and draw that won. `reference` is an order's id, or that of a giveaway's draw after `giveaway:`. */
export function describeWonProduct(reference: string, drawnAt: number, view: View): string {
  if (reference.startsWith(GIVEAWAY)) return giveawayText(reference.slice(GIVEAWAY.length), view);
  const order: StoredOrder = view.shop.orders.require(reference);
  const drawn = listDrawsOfOrder(order, view).filter(({ draw_date: date }) => Date.parse(date) === drawnAt);
  return productText(order.item.name, drawn);
}

function giveawayText(drawId: string, { shop, brand }: View): string {
  const { series, drawNo } = shop.draws.getById(Number(drawId));
  const giveaway = brand.catalogue.program?.giveaways.find(({ type }) => type === series);
  return walletMessages.giveawayDraw({ giveaway: giveaway?.name ?? series, drawNo: String(drawNo) });
}

function productText(product: string, draws: readonly OrderedDraw[]): string {
  const names = [...new Set(draws.map(({ name }) => name))];
  const parts = names.map((name) => {
    const numbers = draws.filter((draw) => draw.name === name).map(({ draw_no: drawNo }) => drawNo);
    return `${name === product ? '' : `${name} `}${drawsText(numbers)}`;
  });
  return parts.reduce((first, second) => walletMessages.productAndDraws({ product: first, draws: second }), product);
}

function drawsText(numbers: readonly number[]): string {
  const [first, last] = [numbers.at(0), numbers.at(-1)];
  return first === last
    ? walletMessages.oneDraw({ drawNo: `${first}` })
    : walletMessages.severalDraws({ first: `${first}`, last: `${last}` });
}
