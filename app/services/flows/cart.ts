import type { FlowLoader } from '#engine/flows/flow.ts';
import { precartFlow } from '#machines/cart/precart/precart.flow.ts';
import { CART_CHANGED_TAB_CHANNEL } from '#schemas/browser/tab-names.ts';
import { addUtmParamsToPath } from '../with-utm-params.ts';
import { cartToastsMessages } from './cart-toasts.messages.gen.ts';
import type { FlowLoaderDependencies, FlowPageServices } from './flow-context.ts';

/** The capability to have the pre-cart drawer, on a site that shows it (specification: States and transitions, "Cart"). */
const PRECART_DRAWER = 'precart_drawer';

interface Around extends Pick<FlowLoaderDependencies, 'commerce' | 'flows'> {
  readonly page: Pick<
    FlowPageServices,
    | 'capability'
    | 'channel'
    | 'customerId'
    | 'feature'
    | 'href'
    | 'load'
    | 'messages'
    | 'navigate'
    | 'path'
    | 'showVisitor'
    | 'toast'
    | 'url'
    | 'window'
  >;
}

/** The cart of the document, joined to its badge, its page and the other tabs. */
export function createCartFlowLoader({ commerce, page, flows }: Around): FlowLoader {
  return async () => {
    const [{ startCartMachine }, { connectCartToPage }, { selectVisitorCartCalls: selectCurrentCartCalls }] =
      await Promise.all([
        import('#machines/cart/cart/cart.start.ts'),
        import('../connect-cart.ts'),
        import('#commerce/cart/current-cart.ts'),
      ]);
    return () => {
      const actor = startCartMachine({
        cart: selectCurrentCartCalls(commerce, page.customerId() !== null),
        precartDrawer: page.feature('precartDrawer') && page.capability(PRECART_DRAWER),
      });
      connectCartToPage(actor, {
        window: page.window,
        channel: page.channel(CART_CHANGED_TAB_CHANNEL),
        showVisitor: page.showVisitor,
        showCart: () => page.navigate(addUtmParamsToPath(page.href('cart'), page.url().search)),
        checkOut: (to) => page.load(addUtmParamsToPath(to, page.url().search)),
        openDrawer() {
          // Who looks at the cart sees what came in.
          if (page.path() === page.href('cart')) actor.send({ type: 'PRECART.CLOSE' });
          else
            flows()
              .start(precartFlow)
              .then((precart) => precart.send({ type: 'PRECART.OPEN' }), reportError);
        },
        showFailure: (message) =>
          page.toast({ message: message ?? page.messages(cartToastsMessages).unexpected(), level: 'error' }),
      });
      return actor;
    };
  };
}
