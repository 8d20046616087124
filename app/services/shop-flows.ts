import { createCommerce } from '#commerce/commerce.ts';
import { createBrowserTransport } from '#engine/api/browser-transport.ts';
import { createFlows } from '#engine/flows/create-flows.ts';
import type { Flows } from '#engine/flows/flow.ts';
import { type FormSubmits, formFlows } from './form-flows.ts';
import { keepUtm } from './keep-utm.ts';

/** What the flows of the shop may ask of the page that they run in. */
export interface PageSurroundings {
  /** Path of a route that the current page links to. */
  readonly href: (routeId: string) => string;
  readonly navigate: (to: string) => void;
  /** IANA time zone of the current page's site. */
  readonly timeZone: () => string;
  /** Whether a feature of the site is on. */
  readonly feature: (name: string) => boolean;
  /** Whom the current page was made for; null for a visitor. */
  readonly customerId: () => string | null;
}

/** The flows of the shop in a browser: which there are, where their code is, and how they meet the page. */
export function createShopFlows({ href, navigate, timeZone, feature, customerId }: PageSurroundings): Flows {
  const commerce = createCommerce(createBrowserTransport({ fetch: (input, init) => fetch(input, init), customerId }));
  const submits: FormSubmits = {};
  return createFlows({
    ...formFlows(submits, { clock: Date.now, timeZone, newKey: () => crypto.randomUUID() }),
    cart: async () => {
      const [{ startCart }, { wireCart }] = await Promise.all([
        import('#machines/cart/cart.start.ts'),
        import('./cart-wiring.ts'),
      ]);
      return () => {
        const actor = startCart({ commerce, precartDrawer: feature('precartDrawer') });
        const showCart = () => navigate(keepUtm(href('cart'), location.search));
        wireCart(actor, { window, document, channel: new BroadcastChannel('vitrine:cart'), showCart });
        return actor;
      };
    },
  });
}
