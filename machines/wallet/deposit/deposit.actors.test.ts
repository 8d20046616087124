import { describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { createFundsCalls, type FundsCalls } from '#commerce/wallet/funds.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import type { Deposit } from '#schemas/generated/api/types.gen.ts';
import { testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import { testCapturedDeposit, testChallengedDeposit, testRedirectedDeposit } from '../../_kit/testing/walked-funds.ts';
import type { DepositServices } from './deposit.actors.ts';
import { provideDepositMachine } from './deposit.start.ts';
import type { DepositInput, NewDepositInput } from './deposit.types.ts';
import { createDepositAttemptStore } from './deposit-attempts.ts';

const fund = { kind: 'fund', method: 'cc', fundId: 'fund-1', gatewayKey: 'eway' } as const;
const pay: NewDepositInput = { kind: 'new', amount: 2050, purchase: null, way: fund, csc: null };
const unanswered = new ApiError('Failed to fetch', { status: 500, code: 'no_answer', answered: false });
const declined = new ApiError('No.', {
  status: 422,
  code: 'card_declined',
  errors: { this: [{ code: 'card_declined', message: 'Your bank has declined this payment.' }] },
});

function tab(customer = 'ada') {
  const storedEntries = new Map<string, string>();
  const storage: TabStorage = {
    read: (name) => storedEntries.get(name) ?? null,
    write: (name, value) => void storedEntries.set(name, value),
    remove: (name) => void storedEntries.delete(name),
  };
  let keys = 0;
  let viewport = 1280;
  const newKey = () => `key-${(keys += 1)}`;
  const attempts = createDepositAttemptStore(storage, () => customer, newKey);
  const funds = {
    ...createFundsCalls(createTestTransportFromTable({}).transport),
    createDeposit: vi.fn<FundsCalls['createDeposit']>(),
    createDepositWithCode: vi.fn<FundsCalls['createDepositWithCode']>(),
    depositPurchase: vi.fn<FundsCalls['depositPurchase']>(),
    walletPay: vi.fn<FundsCalls['walletPay']>(),
    deposit: vi.fn<FundsCalls['deposit']>(),
  };
  let collections = 0;
  const deviceData = vi.fn<DepositServices['deviceData']>(async (key) => `device data ${(collections += 1)} of ${key}`);
  const services: DepositServices = {
    funds,
    attempts,
    page: {
      customerId: () => customer,
      browser: () => ({
        language: 'en-AU',
        colourDepth: 30,
        screenWidth: 1440,
        screenHeight: 900,
        viewportWidth: viewport,
        viewportHeight: 900,
        timeZoneOffset: -600,
        hasJava: false,
      }),
      currency: () => 'AUD',
      notificationUrl: () => 'https://shop.example/3ds/notify?deposit={deposit_id}',
      successUrl: (forPurchase) => `https://shop.example/${forPurchase ? 'checkout' : 'account'}/{deposit_id}/success`,
      cancelUrl: (forPurchase) => `https://shop.example/${forPurchase ? 'checkout' : 'account'}/{deposit_id}/cancel`,
    },
    tokenise: () => Promise.resolve({ token: 'tok' }),
    deviceData,
    openWallet: () => Promise.resolve('wallet-token'),
    watchChallenge: () => ({ open: () => undefined, stop: () => undefined }),
    address: (path) => `https://pay.example${path}`,
    redirect: vi.fn(),
    refresh: vi.fn(() => Promise.resolve()),
  };
  const run = async (input: DepositInput = pay) => {
    const actor = createActor(provideDepositMachine(services, testFormClockAndKey), { input }).start();
    const snapshot = await waitFor(actor, ({ status, value }) => status === 'done' || typeof value === 'object');
    return { actor, output: snapshot.context.output, snapshot };
  };
  const turnPhone = () => {
    viewport = 390;
  };
  return { storedEntries, deviceData, attempts, funds, services, run, turnPhone, keys: () => keys };
}

const keyOf = (mock: { mock: { calls: unknown[][] } }, call = 0) => mock.mock.calls[call]?.at(-1);

describe('a deposit', () => {
  test('sends the browser details that the bank needs, and refreshes the page before it completes', async () => {
    const { funds, services, run, attempts } = tab();
    funds.createDeposit.mockResolvedValue(testCapturedDeposit);
    const metadata = { platform: 'Web', utm_source: 'news' };
    expect((await run({ ...pay, metadata })).output).toEqual({
      kind: 'completed',
      depositId: 'deposit-1',
      amount: 2000,
      checkoutId: null,
    });
    expect(funds.createDeposit.mock.calls[0]?.slice(0, 2)).toEqual([
      'fund-1',
      {
        amount: '20.50',
        checkout: false,
        deviceData: 'device data 1 of eway',
        metadata: { platform: 'Web', utm_source: 'news' },
        gatewayKey: 'eway',
        customerFundId: 'fund-1',
        customerId: 'ada',
        strongCustomerAuthentication: {
          browserJavascriptEnabled: true,
          browserJavaEnabled: false,
          browserLanguage: 'en-AU',
          browserColorDepth: 32,
          browserScreenHeight: 900,
          browserScreenWidth: 1440,
          browserTz: -600,
          challengeWindowSize: 'Large',
          notificationUrl: 'https://shop.example/3ds/notify?deposit={deposit_id}',
        },
      },
    ]);
    expect(services.refresh).toHaveBeenCalledTimes(1);
    expect(attempts.open()).toBeNull();
  });

  test('that got no answer is sent again with the same body and the same idempotency key', async () => {
    const { funds, run, turnPhone } = tab();
    funds.createDeposit.mockRejectedValueOnce(unanswered).mockResolvedValueOnce(testCapturedDeposit);
    expect((await run()).output.kind).toBe('unanswered');
    turnPhone();
    expect((await run()).output.kind).toBe('completed');
    const [first, second] = funds.createDeposit.mock.calls;
    expect(second?.slice(0, 2)).toEqual(first?.slice(0, 2));
    expect([keyOf(funds.createDeposit), keyOf(funds.createDeposit, 1)]).toMatchObject([
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-1' },
    ]);
  });

  test('that got no answer is sent again after a reload, under the key that the tab has stored', async () => {
    const { funds, run, attempts } = tab();
    funds.createDeposit.mockRejectedValueOnce(unanswered).mockResolvedValueOnce(testCapturedDeposit);
    await run();
    expect(attempts.open()).toMatchObject({ key: 'key-1', amount: 2050, hasCode: false, depositId: null });
    expect((await run({ kind: 'repeated' })).output.kind).toBe('completed');
    expect(keyOf(funds.createDeposit, 1)).toMatchObject({ idempotencyKey: 'key-1' });
  });

  test('that was refused shows the words of the shop, and gets a new idempotency key when it is tried again', async () => {
    const { funds, run } = tab();
    funds.createDeposit.mockRejectedValueOnce(declined).mockResolvedValueOnce(testCapturedDeposit);
    expect((await run()).output).toMatchObject({
      kind: 'failed',
      failure: {
        code: 'card_declined',
        reason: { kind: 'server_text', text: 'Your bank has declined this payment.' },
        target: null,
      },
    });
    await run();
    expect(keyOf(funds.createDeposit, 1)).toMatchObject({ idempotencyKey: 'key-2' });
  });

  test('that got no answer fails because of technical difficulties', async () => {
    const { funds, run } = tab();
    funds.createDeposit.mockRejectedValueOnce(unanswered);
    expect((await run()).output).toMatchObject({
      failure: { reason: { kind: 'technical_difficulties' } },
    });
  });

  test('stores no security code of the card in the tab', async () => {
    const { funds, run, storedEntries, attempts } = tab();
    funds.createDepositWithCode.mockRejectedValueOnce(unanswered);
    const { snapshot } = await run({ ...pay, csc: '987' });
    expect(funds.createDepositWithCode.mock.calls[0]?.[1]).toMatchObject({ csc: '987', customerFundId: 'fund-1' });
    expect([...storedEntries.values()].join()).not.toContain('987');
    expect(attempts.open()).toMatchObject({ hasCode: true });
    expect(snapshot.context.output.kind).toBe('unanswered');
  });

  test('drops the security code of the card from its context once it is answered', async () => {
    const { funds, run } = tab();
    funds.createDepositWithCode.mockResolvedValueOnce(testChallengedDeposit);
    const { snapshot } = await run({ ...pay, csc: '987' });
    expect(snapshot.context.csc).toBeNull();
  });

  test('that waits for a challenge shows the address of the bank, and is taken up again by its id after a reload', async () => {
    const { funds, run, attempts } = tab();
    funds.createDeposit.mockResolvedValueOnce(testChallengedDeposit);
    const { snapshot } = await run();
    expect(snapshot.value).toEqual({ challenge: 'open' });
    expect(snapshot.context.answer?.deposit?.challenge?.url).toBe('https://pay.example/pay/challenge/state-1');
    expect(attempts.open()).toMatchObject({ depositId: 'deposit-1', request: null });
    funds.deposit.mockResolvedValueOnce(testCapturedDeposit);
    expect((await run({ kind: 'known', depositId: 'deposit-1' })).output.kind).toBe('completed');
    expect(attempts.open()).toBeNull();
  });

  test('that the customer abandons at its challenge is forgotten by the tab', async () => {
    const { funds, run, attempts } = tab();
    funds.createDeposit.mockResolvedValueOnce(testChallengedDeposit);
    funds.deposit.mockResolvedValue(testChallengedDeposit);
    const { actor } = await run();
    actor.send({ type: 'CHALLENGE.CLOSE' });
    await waitFor(actor, ({ value }) => typeof value === 'object' && value.challenge === 'closed');
    expect(attempts.open()).not.toBeNull();
    actor.send({ type: 'DEPOSIT.ABANDON' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'abandoned', depositId: 'deposit-1', reset: false });
    expect(attempts.open()).toBeNull();
  });

  test('that one customer has begun is not open for another customer in the same tab', async () => {
    const ada = tab();
    ada.funds.createDeposit.mockRejectedValueOnce(unanswered);
    await ada.run();
    const storage: TabStorage = {
      read: (name) => ada.storedEntries.get(name) ?? null,
      write: vi.fn(),
      remove: vi.fn(),
    };
    expect(
      createDepositAttemptStore(
        storage,
        () => 'ben',
        () => 'key',
      ).open(),
    ).toBeNull();
  });

  test('is remembered by the page alone where the browser stores nothing', () => {
    const storage: TabStorage = { read: () => null, write: vi.fn(), remove: vi.fn() };
    const request = { call: 'deposit', payer: 'bd', body: { amount: '20.00' } } as const;
    const attempts = createDepositAttemptStore(
      storage,
      () => 'ada',
      () => 'key',
    );
    attempts.begin(request, 2000, false);
    expect(attempts.open()).toMatchObject({ key: 'key', request });
    attempts.end();
    expect(attempts.open()).toBeNull();
  });

  test.each(['', 'x', '{}', '{"key":1}', 'null', '[]'])(
    'is not read from a stored text that is no attempt: %s',
    (text) => {
      const storage: TabStorage = { read: () => text, write: vi.fn(), remove: vi.fn() };
      expect(
        createDepositAttemptStore(
          storage,
          () => 'ada',
          () => 'key',
        ).open(),
      ).toBeNull();
    },
  );
});

test('a deposit is sent without device data when the gateway collects none', async () => {
  const { funds, deviceData, run } = tab();
  deviceData.mockResolvedValue(null);
  funds.createDeposit.mockResolvedValue(testCapturedDeposit);
  await run();
  expect(funds.createDeposit.mock.calls[0]?.[1]).not.toHaveProperty('deviceData');
});

describe('a deposit that pays for a purchase', () => {
  const metadata = { platform: 'Web', utm_source: 'news' };
  const purchase = { channelKey: 'web', metadata } as const;

  test('is sent with the purchase in one call, and completes with its checkout id', async () => {
    const { funds, run } = tab();
    funds.depositPurchase.mockResolvedValue({
      deposit: testCapturedDeposit,
      scheduledPurchases: null,
      checkoutId: 'c-1',
    });
    expect((await run({ ...pay, purchase, csc: '123' })).output).toEqual({
      kind: 'completed',
      depositId: 'deposit-1',
      amount: 2000,
      checkoutId: 'c-1',
    });
    expect(funds.depositPurchase.mock.calls[0]?.[0]).toMatchObject({
      deposit: {
        amount: '20.50',
        checkout: true,
        csc: '123',
        customerFundId: 'fund-1',
        deviceData: 'device data 1 of eway',
        metadata,
      },
      purchase,
    });
  });

  test('fails as invalid when it is answered with neither a deposit nor scheduled purchases', async () => {
    const { funds, run } = tab();
    funds.depositPurchase.mockResolvedValue({ deposit: null, scheduledPurchases: null, checkoutId: null });
    expect((await run({ ...pay, purchase })).output).toMatchObject({
      kind: 'failed',
      failure: { reason: { kind: 'invalid_response' } },
    });
  });

  test('is sent under the idempotency key of the purchase when it is given one', async () => {
    const { funds, run, keys } = tab();
    funds.depositPurchase.mockResolvedValue({
      deposit: testCapturedDeposit,
      scheduledPurchases: null,
      checkoutId: 'c-1',
    });
    await run({ ...pay, purchase, key: 'of-the-purchase' });
    expect([keyOf(funds.depositPurchase), keys()]).toMatchObject([{ idempotencyKey: 'of-the-purchase' }, 0]);
  });
});

describe('other ways to pay a deposit', () => {
  test.each(['bp', 'bd', 'td'] as const)(
    'a transfer by the method %s sends its method and no device data, and stays pending',
    async (method) => {
      const { funds, run, deviceData } = tab();
      const pending: Deposit = { ...testCapturedDeposit, status: 'created', depositMethodCode: method };
      funds.createDeposit.mockResolvedValue(pending);
      expect((await run({ ...pay, way: { kind: 'transfer', method } })).output.kind).toBe('pending');
      expect(funds.createDeposit.mock.calls[0]?.slice(0, 2)).toEqual([
        method,
        { amount: '20.50', checkout: false, depositMethodCode: method, customerId: 'ada' },
      ]);
      expect(deviceData).not.toHaveBeenCalled();
    },
  );

  test('PayPal gets the return addresses, and the browser is sent to PayPal', async () => {
    const { funds, services } = tab();
    funds.createDeposit.mockResolvedValue(testRedirectedDeposit);
    const input: NewDepositInput = {
      ...pay,
      way: { kind: 'paypal', method: 'pl', gatewayKey: 'braintree' },
      metadata: { platform: 'Web' },
    };
    const actor = createActor(provideDepositMachine(services, testFormClockAndKey), { input }).start();
    await vi.waitFor(() => expect(services.redirect).toHaveBeenCalledWith('https://pay.example/pay/paypal/state-2'));
    expect(funds.createDeposit.mock.calls[0]?.slice(0, 2)).toEqual([
      'pl',
      expect.objectContaining({
        depositMethodCode: 'pl',
        gatewayKey: 'braintree',
        deviceData: 'device data 1 of braintree',
        metadata: { platform: 'Web' },
        successUrl: 'https://shop.example/account/{deposit_id}/success',
        cancelUrl: 'https://shop.example/account/{deposit_id}/cancel',
      }),
    ]);
    actor.stop();
  });

  test('a device wallet pays with the token that it gave', async () => {
    const { funds, run } = tab();
    funds.walletPay.mockResolvedValue(testCapturedDeposit);
    const way = { kind: 'device-wallet', method: 'ap', gatewayKey: 'stripe' } as const;
    expect((await run({ ...pay, way, metadata: { platform: 'Web' } })).output.kind).toBe('completed');
    expect(funds.walletPay.mock.calls[0]?.slice(0, 3)).toEqual([
      'ap',
      'stripe',
      {
        amount: '20.50',
        checkout: false,
        deviceData: 'device data 1 of stripe',
        metadata: { platform: 'Web' },
        token: 'wallet-token',
      },
    ]);
  });

  test('a device wallet pays for a purchase in the same call', async () => {
    const { funds, run } = tab();
    funds.walletPay.mockResolvedValue({ ...testCapturedDeposit, checkoutId: 'checkout-1' });
    const way = { kind: 'device-wallet', method: 'gp', gatewayKey: 'stripe' } as const;
    const { output } = await run({ ...pay, way, purchase: { channelKey: 'web', expectedTotal: '20.50' } });
    expect(output).toMatchObject({ kind: 'completed', checkoutId: 'checkout-1' });
    expect(funds.walletPay.mock.calls[0]?.[2]).toMatchObject({
      checkout: true,
      purchase: { channelKey: 'web', expectedTotal: '20.50' },
    });
  });
});
