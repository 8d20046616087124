import { expect, test } from 'vitest';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart/cart.view.ts';
import { twoFactorElevationFlow } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.flow.ts';
import { elevationView } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.view.ts';
import { createPreviewFlows } from './preview-flows.ts';

test('a preview flow stands still in the requested state', async () => {
  const flows = await createPreviewFlows('two-factor-elevation', 'requesting_otp.entering');
  const actor = flows.current(twoFactorElevationFlow);
  actor?.send({ type: 'MODAL.CLOSE' });
  expect(actor && elevationView(actor.getSnapshot())).toMatchObject({ isOpen: true, step: 'prompt', method: 'email' });
});

test('a nested preview state also matches its parent states', async () => {
  const flows = await createPreviewFlows('cart', 'cart.expired');
  const snapshot = flows.current(cartFlow)?.getSnapshot();
  expect(snapshot && [snapshot.matches('cart'), snapshot.matches('fetching')]).toEqual([true, false]);
  expect(snapshot && cartView(snapshot)).toMatchObject({ isFetching: false, isKnown: true });
});

test('a preview starts no other flow', async () => {
  const flows = await createPreviewFlows('cart', 'no_cart');
  expect(flows.current(twoFactorElevationFlow)).toBe(null);
});

test('an unknown preview state throws', async () => {
  await expect(createPreviewFlows('cart', 'nowhere')).rejects.toThrow('the flow cart has no state nowhere');
});
