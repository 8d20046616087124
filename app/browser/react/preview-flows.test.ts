import { expect, test } from 'vitest';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart/cart.view.ts';
import { twoFactorElevationFlow } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.flow.ts';
import { elevationView } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.view.ts';
import { createFrozenPreviewFlows } from './preview-flows.ts';

test('a frozen preview flow stays in the requested state and ignores events', async () => {
  const flows = await createFrozenPreviewFlows('two-factor-elevation', 'requesting_otp.entering', createFlowRunner({}));
  const actor = flows.current(twoFactorElevationFlow);
  actor?.send({ type: 'MODAL.CLOSE' });
  expect(actor && elevationView(actor.getSnapshot())).toMatchObject({ isOpen: true, step: 'prompt', method: 'email' });
});

test('a frozen preview flow in a nested state also matches the parent state', async () => {
  const flows = await createFrozenPreviewFlows('cart', 'cart.expired', createFlowRunner({}));
  const snapshot = flows.current(cartFlow)?.getSnapshot();
  expect(snapshot && [snapshot.matches('cart'), snapshot.matches('fetching')]).toEqual([true, false]);
  expect(snapshot && cartView(snapshot)).toMatchObject({ isFetching: false, isKnown: true });
});

test('a frozen preview of one flow starts no other flow', async () => {
  const flows = await createFrozenPreviewFlows('cart', 'no_cart', createFlowRunner({}));
  expect(flows.current(twoFactorElevationFlow)).toBe(null);
});

test('createFrozenPreviewFlows throws for a state that the flow does not have', async () => {
  await expect(createFrozenPreviewFlows('cart', 'nowhere', createFlowRunner({}))).rejects.toThrow(
    'the flow cart has no state nowhere',
  );
});
