import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { selectVisitorCartCalls } from '#commerce/cart/current-cart.ts';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import type { FlowLoader, FlowRunner } from '#engine/flows/flow.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { BlockContext, type BlockContextValue } from '#engine/render/block-context.tsx';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { startCartMachine } from '#machines/cart/cart/cart.start.ts';
import { testMessages } from './test-messages.ts';

/** Block context for tests; its addresses consist of route id and parameter values only. */
export const stubBlockContext: BlockContextValue = {
  site: {
    key: 'test',
    name: 'Test',
    locale: 'en-AU',
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
    logo: null,
    features: {},
  },
  capabilities: new Set(),
  messages: testMessages,
  href: (routeId, params = {}) => `/${[routeId, ...Object.values(params)].join('/')}`,
};

/**
 * Renders a block with a running cart whose calls are answered from a table by id; `show` replaces it.
 * With `load`, the cart is not started: `load` loads its code, or fails.
 */
export async function renderTestBlockWithRunningCart(
  block: ReactNode,
  answers: Readonly<Record<string, unknown>>,
  load?: FlowLoader,
) {
  const { transport, sent } = createTestTransportFromTable(answers);
  const commerce = createCommerceCalls(transport);
  const cart = startCartMachine({ cart: selectVisitorCartCalls(commerce, false), precartDrawer: false });
  const flows = createFlowRunner({ cart: load ?? (async () => () => cart) });
  if (!load) await flows.start(cartFlow);
  const { page, show } = await renderTestBlock(flows, block);
  return { page, sent, cart, show };
}

/** Renders a block in a new page with these flows; `show` renders another in its place. */
export async function renderTestBlock(flows: FlowRunner, block: ReactNode) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const root = createRoot(page);
  const show = (shown: ReactNode) =>
    act(async () =>
      root.render(
        <BlockContext value={stubBlockContext}>
          <FlowProvider flows={flows}>{shown}</FlowProvider>
        </BlockContext>,
      ),
    );
  await show(block);
  return { page, show };
}

/** The button with this accessible name. */
export function findButton(page: HTMLElement, name: string): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].find((element) => nameOf(element) === name);
  if (!found) throw new Error(`there is no button '${name}'`);
  return found;
}

export async function pressButton(page: HTMLElement, name: string): Promise<void> {
  await act(async () => findButton(page, name).click());
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
}
