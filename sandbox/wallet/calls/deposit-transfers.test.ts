import { describe, expect, test } from 'vitest';
import { cartItemsAdd, cartItemsList } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { cartPartner } from '#schemas/generated/api/partners.wire-calls.gen.ts';
import {
  attemptRefusedTestDeposit,
  depositTestSandbox,
  moveTestClockForPayer,
  payingCustomerOfCurrentTest,
  setUpDepositTestShop,
} from '../../testing/deposit-shop.ts';
import { TestPayingCustomer } from '../../testing/paying-customer.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';

setUpDepositTestShop();

describe('a deposit by transfer', () => {
  test.each([
    ['bp', '2026-03-05T01:00:00Z', '417001'],
    ['bd', '2026-03-06T01:00:00Z', undefined],
    ['td', '2026-03-07T01:00:00Z', undefined],
  ])('with the method %s stays pending and reaches the wallet at %s', async (code, dueAt, biller) => {
    const { deposit_id: id, status, notice, instructions } = await payingCustomerOfCurrentTest.deposit(code, '50.00');
    expect([status, notice?.code, instructions?.biller_code ?? undefined]).toEqual([
      'created',
      'deposit_pending',
      biller,
    ]);
    expect(instructions?.reference).toMatch(/^\d{10}$/);
    await moveTestClockForPayer(new Date(Date.parse(dueAt) - 1).toISOString());
    expect((await payingCustomerOfCurrentTest.depositById(id)).due_at).toBe(new Date(dueAt).toISOString());
    expect(payingCustomerOfCurrentTest.wallet).toBe(0);
    await moveTestClockForPayer('2026-04-01T00:00:00Z');
    const after = await payingCustomerOfCurrentTest.depositById(id);
    expect([after.status, after.completed_at, after.instructions, payingCustomerOfCurrentTest.wallet]).toEqual([
      'captured',
      new Date(dueAt).toISOString(),
      null,
      5000,
    ]);
  });

  test('sends a mail when it has arrived', async () => {
    const { deposit_id: id } = await payingCustomerOfCurrentTest.deposit('bp', '50.00');
    await moveTestClockForPayer('2026-03-05T01:00:00Z');
    await payingCustomerOfCurrentTest.depositById(id);
    expect(depositTestSandbox.shop.outbox.listLatest(50)).toContainEqual(
      expect.objectContaining({
        recipient: payingCustomerOfCurrentTest.as.customer.email,
        subject: 'Your deposit has arrived',
        link: `/my-account/deposit/details/${id}`,
      }),
    );
  });

  test('by direct debit is accepted from a good saved bank account, and refused from one that failed verification', async () => {
    const account = { code: '062-000', account_name: 'Nova Quill', type: 'bsb' } as const;
    const save = (account_number: string) =>
      depositTestSandbox.send(calls.fundsBankAccountAdd, {
        as: payingCustomerOfCurrentTest.as,
        body: { ...account, account_number },
      });
    const good = await save('12345678');
    const bad = await save('12345000');
    await moveTestClockForPayer('2026-03-04T01:02:00Z');
    expect((await payingCustomerOfCurrentTest.deposit(good.result.customer_fund_id, '50')).status).toBe('created');
    expect(await attemptRefusedTestDeposit(bad.result.customer_fund_id, { amount: '50' })).toEqual([
      422,
      'method_not_available',
      'this',
    ]);
  });

  test.each(['cc', 'dd', 'ap'])(
    'with only the method code %s is refused, as that method needs a saved fund or a token',
    async (code) => {
      expect(await attemptRefusedTestDeposit(code, { amount: '50' })).toEqual([422, 'method_not_available', 'this']);
    },
  );

  test('by BPAY or PayPal is refused as not found for a brand without that method', async () => {
    const lantern = await TestPayingCustomer.create(depositTestSandbox, 'lantern');
    for (const code of ['bp', 'pl']) {
      expect(await attemptRefusedTestDeposit(code, { amount: '50' }, lantern)).toEqual([
        404,
        'fund_not_found',
        undefined,
      ]);
    }
  });
});

describe('Apple Pay and Google Pay', () => {
  async function walletToken(method: 'ap' | 'gp', number = ''): Promise<string> {
    return payingCustomerOfCurrentTest.vaultToken('wallets', {
      client_token: await payingCustomerOfCurrentTest.clientToken('stripe'),
      method,
      number,
    });
  }

  function pay(method: string, token: string, change: object = {}, gatewayKey = 'stripe') {
    return {
      as: payingCustomerOfCurrentTest.as,
      params: { method, gatewayKey },
      body: { amount: '12.00', token, ...change },
    };
  }

  async function refused(options: ReturnType<typeof pay>): Promise<unknown> {
    const { status, answer } = await depositTestSandbox.sendRefused(calls.fundsWalletPayDeposit, {
      ...options,
      breaks: 'sometimes',
    });
    return [status, answer.code];
  }

  test.each(['ap', 'gp'] as const)('a deposit with the device wallet %s is captured at once', async (method) => {
    const { result } = await depositTestSandbox.send(
      calls.fundsWalletPayDeposit,
      pay(method, await walletToken(method)),
    );
    expect([result.status, result.deposit_method_code, result.gateway_key, payingCustomerOfCurrentTest.wallet]).toEqual(
      ['captured', method, 'stripe', 1200],
    );
  });

  describe('for a purchase', () => {
    const purchase = { channel_key: 'web', expected_total: '3.40' } as const;
    const params = { slug: 'ferry-radio' };
    const deposits = () => depositTestSandbox.shop.deposits.listOpen(payingCustomerOfCurrentTest.customerId, 10).length;

    test('deposit and buy the cart in one step, and only once when two devices pay at the same time', async () => {
      await depositTestSandbox.send(cartItemsAdd, { as: payingCustomerOfCurrentTest.as, body: testLotteryTicketItem });
      const depositRequest = { amount: '3.40', checkout: true, purchase };
      const devices = [
        pay('ap', await walletToken('ap'), depositRequest),
        pay('gp', await walletToken('gp'), depositRequest),
      ];
      const answers = await Promise.all(
        devices.map((one) => depositTestSandbox.fetch(calls.fundsWalletPayDeposit, one)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(answers.map(({ json }) => json)).toContainEqual(expect.objectContaining({ code: 'empty_cart' }));
      expect([payingCustomerOfCurrentTest.wallet, deposits()]).toEqual([0, 0]);
    });

    test('take no money when the price has changed', async () => {
      await depositTestSandbox.send(cartItemsAdd, {
        as: payingCustomerOfCurrentTest.as,
        body: { ...testLotteryTicketItem, num_draws: 2 },
      });
      const depositRequest = { amount: '3.40', checkout: true, purchase };
      expect(await refused(pay('ap', await walletToken('ap'), depositRequest))).toEqual([422, 'price_changed']);
      expect(payingCustomerOfCurrentTest.wallet).toBe(0);
    });

    test('on the page of a partner buy its items once for two devices, and leave the cart as it is', async () => {
      await depositTestSandbox.send(cartItemsAdd, { as: payingCustomerOfCurrentTest.as, body: testLotteryTicketItem });
      const cart = { as: payingCustomerOfCurrentTest.as, params, body: { cart_item: [testLotteryTicketItem] } };
      const { result: priced } = await depositTestSandbox.send(cartPartner, cart);
      const last_checkout_id = priced.last_checkout_id ?? null;
      const partner = { ...params, cart_item: [testLotteryTicketItem] };
      const depositRequest = { amount: '3.40', checkout: true, purchase: { ...purchase, last_checkout_id }, partner };
      const { result } = await depositTestSandbox.send(
        calls.fundsWalletPayDeposit,
        pay('ap', await walletToken('ap'), depositRequest),
      );
      expect([result.status, typeof result.checkout_id, payingCustomerOfCurrentTest.wallet]).toEqual([
        'captured',
        'string',
        0,
      ]);
      expect(await refused(pay('gp', await walletToken('gp'), depositRequest))).toEqual([422, 'bought_elsewhere']);
      const { result: after } = await depositTestSandbox.send(cartPartner, cart);
      expect([after.last_checkout_id, payingCustomerOfCurrentTest.wallet]).toEqual([result.checkout_id, 0]);
      const left = await depositTestSandbox.send(cartItemsList, { as: payingCustomerOfCurrentTest.as });
      expect(left.result.cart_items.length).toBe(1);
    });

    test('are refused for an unknown partner and for items that the partner does not sell', async () => {
      const token = await walletToken('ap');
      const of = (slug: string, lottery_key: string) =>
        pay('ap', token, { purchase, partner: { slug, cart_item: [{ ...testLotteryTicketItem, lottery_key }] } });
      expect(await refused(of('nobody', 'golden-bay'))).toEqual([404, 'partner_not_found']);
      expect(await refused(of('ferry-radio', 'polar-lights'))).toEqual([422, 'not_sold_by_partner']);
    });
  });

  test('a payment token is accepted once, and only for the device wallet that made it', async () => {
    const token = await walletToken('ap');
    expect(await refused(pay('gp', token))).toEqual([422, 'token_invalid']);
    await depositTestSandbox.send(calls.fundsWalletPayDeposit, pay('ap', token));
    expect(await refused(pay('ap', token))).toEqual([422, 'token_invalid']);
    expect(payingCustomerOfCurrentTest.wallet).toBe(1200);
  });

  test.each([
    ['4000100000001016', 'card_declined'],
    ['4000100000001024', 'insufficient_funds'],
    ['4000100000001032', 'card_expired'],
    ['4000100000001040', 'gateway_error'],
  ])('a deposit with the card number %s in the device wallet is refused with the code %s', async (number, code) => {
    expect(await refused(pay('gp', await walletToken('gp', number)))).toEqual([422, code]);
    expect(payingCustomerOfCurrentTest.wallet).toBe(0);
  });

  test('are refused for a deposit beyond the deposit limit', async () => {
    depositTestSandbox.shop.limits.set(payingCustomerOfCurrentTest.customerId, 'deposit', 'day', {
      amount: 1199,
      pending: null,
    });
    expect(await refused(pay('ap', await walletToken('ap')))).toEqual([422, 'precommitment_exceeded']);
  });

  test('a deposit with an unknown method or gateway, an invalid amount or no token is refused', async () => {
    expect(await refused(pay('zz', 'x'))).toEqual([404, 'method_not_found']);
    expect(await refused(pay('cc', 'x'))).toEqual([404, 'method_not_found']);
    expect(await refused(pay('ap', 'x', {}, 'opayo'))).toEqual([404, 'gateway_not_found']);
    expect(await refused(pay('ap', 'x', { amount: '0.50' }))).toEqual([422, 'below_minimum']);
    expect(await refused(pay('ap', 'x', { amount: '2000.01' }))).toEqual([422, 'above_maximum']);
    expect(await refused(pay('ap', 'x', { amount: 'much' }))).toEqual([422, 'invalid']);
    expect(await refused(pay('ap', 'x', { token: undefined }))).toEqual([422, 'required']);
  });
});
