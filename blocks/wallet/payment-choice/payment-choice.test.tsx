// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { BlockContext } from '#engine/render/block-context.tsx';
import { paymentChoiceFlow } from '#machines/wallet/payment-choice/payment-choice.flow.ts';
import {
  type PaymentChoiceServices,
  startPaymentChoiceMachine,
} from '#machines/wallet/payment-choice/payment-choice.start.ts';
import { paymentChoiceView } from '#machines/wallet/payment-choice/payment-choice.view.ts';
import type { Fund, PaymentMethod } from '#schemas/generated/api/types.gen.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { PaymentChoice } from './payment-choice.tsx';

const visa: Fund = {
  customerFundId: 'fund-1',
  type: 'cc',
  brand: 'Visa',
  gatewayKey: 'eway',
  lastFour: '0018',
  holderName: 'Ada Lovell',
  expiryMonth: 11,
  expiryYear: 2029,
  isExpired: false,
  isDefault: true,
  bankType: null,
  bankCode: null,
  email: null,
  verificationStatus: 'Verified',
  createdAt: '2026-11-21T00:00:00Z',
};

function method(code: PaymentMethod['code'], name: string, change: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    code,
    funds: [],
    availableGateways: ['eway'],
    attributes: { name, direction: 'deposit', cart: true, digitalWallet: false, fundType: null, bankTypes: [] },
    rules: { minAmount: '5.00', maxAmount: '50.00', cscRequired: ['eway'], enabled: true },
    ...change,
  };
}

const later = { name: 'BPAY', cart: false, digitalWallet: false, fundType: null, bankTypes: [] };
const METHODS = [
  method('cc', 'Card', { funds: [visa, { ...visa, customerFundId: 'old', lastFour: '9999', isExpired: true }] }),
  method('pl', 'PayPal'),
  method('bp', 'BPAY', { attributes: { ...later, direction: 'deposit' } }),
  method('td', 'Transfer', { rules: { minAmount: '5.00', maxAmount: '50.00', cscRequired: [], enabled: false } }),
  method('tw', 'Out', { attributes: { ...later, direction: 'withdrawal' } }),
];

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function shown(services: Partial<PaymentChoiceServices> = {}, purpose: 'deposit' | 'purchase' = 'deposit') {
  const mountCardFields = vi.fn(() => () => undefined);
  const actor = startPaymentChoiceMachine({
    methods: () => Promise.resolve(METHODS),
    means: () => ({ gateways: ['eway'], wallets: [] }),
    mountCardFields,
    areCardFieldsReady: () => Promise.resolve(true),
    ...services,
  });
  const flows = createFlowRunner({ 'payment-choice': async () => () => actor });
  await flows.start(paymentChoiceFlow);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const show = (isThere: boolean) =>
    act(async () =>
      root.render(
        <BlockContext value={stubBlockContext}>
          <FlowProvider flows={flows}>
            {isThere ? (
              <PaymentChoice id="it" props={{ note: 'We never see it.' }} data={undefined} slots={{}} />
            ) : null}
          </FlowProvider>
        </BlockContext>,
      ),
    );
  await show(true);
  await act(async () => actor.send({ type: 'PAYMENT.BEGIN', purpose, amount: 2000, currency: 'AUD' }));
  const labels = () =>
    [...place.querySelectorAll('input[type=radio] + label')].map((label) => label.textContent?.trim());
  const choose = (label: string) =>
    act(async () => [...place.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))?.click());
  const choice = () => paymentChoiceView(actor.getSnapshot()).choice;
  const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
  return { place, actor, show, labels, choose, choice, pass, mountCardFields, text: () => place.textContent ?? '' };
}

describe('the ways to pay', () => {
  test('for a deposit are those that are enabled and not expired, saved cards first', async () => {
    const { labels } = await shown();
    expect(labels()).toEqual(['Visa ending in 0018 Default', 'New card', 'PayPal', 'BPAY']);
  });

  test('preselect a saved card that was refused last time only when there is no other way to pay', async () => {
    const refused = { ...visa, isRefused: true };
    const of = (funds: readonly Fund[], other: readonly PaymentMethod[] = METHODS.slice(1)) =>
      shown({ methods: () => Promise.resolve([method('cc', 'Card', { funds }), ...other]) });
    const chosen = ({ actor }: Awaited<ReturnType<typeof of>>) => paymentChoiceView(actor.getSnapshot()).chosen?.id;
    expect(chosen(await of([refused]))).toBe('new-cc');
    expect(chosen(await of([refused, { ...visa, customerFundId: 'fund-2', isDefault: false }]))).toBe('fund-fund-2');
    const { text, actor } = await shown({
      methods: () => Promise.resolve([method('cc', 'Card', { funds: [refused], availableGateways: [] })]),
    });
    expect(paymentChoiceView(actor.getSnapshot()).chosen?.id).toBe('fund-fund-1');
    expect(text()).toContain(
      'Payment methodVisa ending in 0018 DefaultExpires 11/29, declined last timeSecurity codeThe three or four digits on your card.',
    );
  });

  test('preselect, after a reset, the card that was just saved, if it still exists and was not refused', async () => {
    const typed = { ...visa, customerFundId: 'fund-2', isDefault: false };
    const chosenAfter = async (funds: readonly Fund[]) => {
      const { actor } = await shown({ methods: async () => [method('cc', 'Card', { funds })] });
      await act(async () => actor.send({ type: 'CARD.SAVED', fundId: 'fund-2' }));
      await act(async () => actor.send({ type: 'CHOICE.RESET' }));
      return paymentChoiceView(actor.getSnapshot()).chosen?.id;
    };
    expect(await chosenAfter([visa, typed])).toBe('fund-fund-2');
    expect(await chosenAfter([visa])).toBe('fund-fund-1');
    expect(await chosenAfter([visa, { ...typed, isRefused: true }])).toBe('fund-fund-1');
  });

  test('for a purchase leave out methods that do not pay at once, such as BPAY', async () => {
    const { labels } = await shown({}, 'purchase');
    expect(labels()).toEqual(['Visa ending in 0018 Default', 'New card', 'PayPal']);
  });

  test('for a deposit show the minimum or maximum of the method when the amount is outside it, and none can be used', async () => {
    const { actor, text, choice } = await shown();
    await act(async () => actor.send({ type: 'AMOUNT.CHANGE', amount: 5001 }));
    expect(text()).toContain('Please enter an amount equal to or less than $50.00.');
    await act(async () => actor.send({ type: 'AMOUNT.CHANGE', amount: 499 }));
    expect(text()).toContain('Please enter an amount equal to or greater than $5.00.');
    expect(choice()).toBeNull();
  });

  test('for a purchase show the minimum or maximum they take when the total is outside it, without asking for another amount', async () => {
    const { actor, text } = await shown({}, 'purchase');
    const findMissingDetail = () => paymentChoiceView(actor.getSnapshot()).missingDetail;
    await act(async () => actor.send({ type: 'AMOUNT.CHANGE', amount: 5001 }));
    expect(text()).toContain(
      'Payment methodVisa ending in 0018 DefaultExpires 11/29Maximum $50.00.Security codeThe three or four digits on your card.New card Maximum $50.00.PayPal You’ll go to PayPal to approve the payment, then come back here.Maximum $50.00.',
    );
    expect([text().includes('Please enter an amount'), findMissingDetail()]).toEqual([false, 'limits']);
    await act(async () => actor.send({ type: 'AMOUNT.CHANGE', amount: 499 }));
    expect(text()).toContain('Minimum $5.00.');
    await act(async () => actor.send({ type: 'AMOUNT.CHANGE', amount: 500 }));
    expect(findMissingDetail()).toBe('code');
  });

  test('tell saved cards that look the same apart by the time they were saved', async () => {
    const funds = [visa, { ...visa, customerFundId: 'fund-2', isDefault: false }];
    const { text } = await shown({ methods: async () => [method('cc', 'Card', { funds })] });
    expect(text()).toMatch(/Expires 11\/29, saved [^(]+\(1 of 2\).*Expires 11\/29, saved [^(]+\(2 of 2\)/);
  });

  test('ask for a valid security code of a saved card when its gateway requires one', async () => {
    const { place, actor, text, choice } = await shown();
    const code = place.querySelector<HTMLInputElement>('#it-fund-fund-1-code');
    expect([code?.getAttribute('aria-invalid'), choice()]).toEqual(['false', null]);
    await act(async () => actor.send({ type: 'CHOICE.VALIDATE' }));
    expect(text()).toContain('This field is required');
    await act(async () => actor.send({ type: 'CODE.CHANGE', code: '12a' }));
    expect(text()).toContain('Please enter numbers only');
    await act(async () => actor.send({ type: 'CODE.CHANGE', code: '123' }));
    expect(choice()).toEqual({ way: { kind: 'fund', method: 'cc', fundId: 'fund-1', gatewayKey: 'eway' }, csc: '123' });
  });

  test('can be loaded again with a button when they could not be loaded', async () => {
    const methods = vi.fn(() => Promise.resolve(METHODS));
    methods.mockRejectedValueOnce(new Error('offline'));
    const { place, text, labels } = await shown({ methods });
    expect(text()).toContain('We couldn’t load your payment methods.');
    await act(async () => place.querySelector('button')?.click());
    expect(labels()).toHaveLength(4);
  });
});

describe('a new card', () => {
  test('can be used to pay only once the card fields of its gateway have loaded', async () => {
    let isReady = false;
    const services = { areCardFieldsReady: () => Promise.resolve(isReady) };
    const { choose, text, choice, pass, mountCardFields, place } = await shown(services);
    await choose('New card');
    expect(mountCardFields.mock.calls).toEqual([['eway']]);
    expect([text().includes('Loading the card form…'), choice()]).toEqual([true, null]);
    isReady = true;
    await pass(500);
    expect(text()).not.toContain('Loading the card form…');
    expect(choice()).toEqual({
      way: { kind: 'new-card', method: 'cc', gatewayKey: 'eway', isDefault: false },
      csc: null,
    });
    expect(place.querySelector('.payment-choice__fields')?.childElementCount).toBe(0);
  });

  test('loads its card fields again when the payment choice is shown again after loading them was given up', async () => {
    const areCardFieldsReady = vi.fn(() => Promise.resolve(false));
    const { show, choose, text, pass } = await shown({ areCardFieldsReady });
    await choose('New card');
    await show(false);
    await pass(5_000);
    areCardFieldsReady.mockResolvedValue(true);
    await show(true);
    await pass(500);
    expect(text()).not.toMatch(/The card form did not load|Loading the card form/);
  });

  test('says that its card fields did not load after ten tries in five seconds, and can then be tried again', async () => {
    const areCardFieldsReady = vi.fn(() => Promise.resolve(false));
    const { place, choose, text, choice, pass } = await shown({ areCardFieldsReady });
    await choose('New card');
    await pass(4_999);
    expect([areCardFieldsReady.mock.calls.length, text().includes('The card form didn’t load.')]).toEqual([10, false]);
    await pass(1);
    expect([text().includes('The card form didn’t load.'), choice()]).toEqual([true, null]);
    areCardFieldsReady.mockResolvedValue(true);
    await act(async () =>
      [...place.querySelectorAll('button')].find((one) => one.textContent === 'Try again')?.click(),
    );
    expect(choice()).not.toBeNull();
  });

  test('becomes the default card when the customer ticks the box', async () => {
    const { place, choose, choice } = await shown();
    await choose('New card');
    await act(async () => place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
    expect(choice()?.way).toMatchObject({ isDefault: true });
  });
});
