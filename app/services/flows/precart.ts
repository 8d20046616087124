import type { FlowLoader } from '#engine/flows/flow.ts';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import type { RecommendedDraw } from '#machines/cart/precart/precart.types.ts';
import type { CartItemChoice } from '#schemas/generated/api/types.gen.ts';
import type { FlowLoaderDependencies, FlowPageServices } from './flow-context.ts';

/** The capability to recommend draws in the pre-cart drawer. */
const RECOMMENDS = 'pre_cart_recommended_draws';
const MOST = 3;

interface Around extends Pick<FlowLoaderDependencies, 'commerce' | 'flows'> {
  readonly page: Pick<FlowPageServices, 'capability' | 'customerId'>;
}

/** The pre-cart drawer. Recommends what a customer plays, or to a visitor what closes next. */
export function createPrecartFlowLoader({ commerce, page, flows }: Around): FlowLoader {
  return async () => {
    const { startPrecartMachine } = await import('#machines/cart/precart/precart.start.ts');

    function keysInCart(): readonly string[] {
      const items = flows().current(cartFlow)?.getSnapshot().context.cart?.cartItems ?? [];
      return [...new Set(items.map(({ lotteryKey }) => lotteryKey))];
    }

    async function recommend(signal: AbortSignal): Promise<readonly RecommendedDraw[]> {
      if (!page.capability(RECOMMENDS)) return [];
      const keys = keysInCart();
      const found = page.customerId()
        ? await commerce.orders.recommended({ signal })
        : (await commerce.recommend.primeCart({ lotteryKeys: keys }, { signal })).flatMap(
            ({ config }) => config.draw ?? [],
          );
      return found
        .filter(({ lotteryKey }) => !keys.includes(lotteryKey))
        .slice(0, MOST)
        .map(({ name, drawDate, prizePool, total, request }) => ({
          name,
          drawDate,
          prizePool,
          total,
          request: requestOf(request),
        }));
    }

    return () => startPrecartMachine({ recommend });
  };
}

/** The cart request for a choice of the shop. */
function requestOf({ productType, lotteryKey, ...choice }: CartItemChoice): RecommendedDraw['request'] {
  return { productType, lotteryKey, ...choice };
}
