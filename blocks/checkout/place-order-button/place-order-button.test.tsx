// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { BlockContext } from '#engine/render/block-context.tsx';
import { testFormClockAndKey } from '#machines/_kit/testing/form-events.ts';
import { checkoutFlow } from '#machines/checkout/checkout/checkout.flow.ts';
import { createCheckoutMachine } from '#machines/checkout/checkout/checkout.machine.ts';
import { createTestCheckoutPage, createTestOrder } from '#machines/checkout/checkout/testing/test-order.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';

const machine = createCheckoutMachine(testFormClockAndKey);

/** The button that buys, after the shop has refused with this code. */
async function refusedWith(code: string, capabilities: readonly string[]): Promise<HTMLElement> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const { context } = createActor(machine, { input: { attempt: null } }).getSnapshot();
  const failure = {
    code,
    reason: { kind: 'server_text', text: 'At most 10 cards and accounts can be saved.' },
  } as const;
  const snapshot = machine.resolveState({
    value: 'review',
    context: { ...context, ...createTestCheckoutPage(createTestOrder(0)), failure },
  });
  const actor = createActor(machine, { snapshot, input: { attempt: null } }).start();
  const flows = createFlowRunner({ checkout: async () => () => actor });
  await flows.start(checkoutFlow);
  const page = document.createElement('div');
  await act(async () =>
    createRoot(page).render(
      <BlockContext value={{ ...stubBlockContext, capabilities: new Set(capabilities) }}>
        <FlowProvider flows={flows}>
          <PlaceOrderButton id="it" props={{}} data={null} slots={{}} />
        </FlowProvider>
      </BlockContext>,
    ),
  );
  const problems = page.querySelector<HTMLElement>('.place-order-button__problems');
  if (!problems) throw new Error('nothing is told');
  return problems;
}

const linksOf = (problems: HTMLElement) => [...problems.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('a purchase refused because too many cards are saved shows a link to the saved cards', async () => {
  const problems = await refusedWith('too_many_funds', ['wallet_manage']);
  expect(problems.textContent).toContain('At most 10 cards and accounts can be saved.');
  expect(linksOf(problems)).toEqual(['/my-account.cards-and-accounts']);
});

test.each([
  ['too_many_funds', []],
  ['card_declined', ['wallet_manage']],
])('a purchase refused with %s shows no link to a customer with the capabilities %j', async (code, capabilities) => {
  expect(linksOf(await refusedWith(code, capabilities))).toEqual([]);
});
