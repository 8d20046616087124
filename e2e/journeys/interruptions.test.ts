import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { journey, type Visitor } from '../harness/journey.ts';
import { booksOf, type PurchaseShop, Shopper, startPurchaseShop } from '../harness/purchase-shop.ts';
import { cartPage } from '../pages/cart-page.ts';
import { checkoutPage } from '../pages/checkout-page.ts';
import { CARDS, depositPage } from '../pages/deposit-page.ts';
import { doAsTold } from '../pages/do-as-told.ts';
import { playPage } from '../pages/play-page.ts';
import { signIn } from '../pages/session.ts';
import { signInPage } from '../pages/sign-in-page.ts';

const SOUND = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
/** What a browser complains of that has no network, or is told that something was not done. */
const INTERRUPTED =
  /ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|FAILED)|status of 4\d\d|\[call\]|chrome-error|Failed to fetch/;

let around: PurchaseShop;
beforeAll(async () => {
  around = await startPurchaseShop();
});
afterEach(() => around.api.mend());
afterAll(async () => {
  expect(booksOf(around.sandbox)).toEqual(SOUND);
  await around.close();
});

/** For a customer who takes every step that there is, on a machine with much to do. */
const PATIENT = { timeout: 120_000 };

type Visit = (brand: 'harbour', options?: { port?: number; expected?: RegExp }) => Promise<Visitor>;

interface Customer extends Visitor {
  readonly shopper: Shopper;
  readonly cart: ReturnType<typeof cartPage>;
  readonly checkout: ReturnType<typeof checkoutPage>;
  readonly deposit: ReturnType<typeof depositPage>;
}

async function comes(visit: Visit, shopper: Shopper): Promise<Customer> {
  const visitor = await visit('harbour', { port: around.shop.port, expected: INTERRUPTED });
  const { page } = visitor;
  return { ...visitor, shopper, cart: cartPage(page), checkout: checkoutPage(page), deposit: depositPage(page) };
}

type Fault = 'back' | 'reload' | 'offline';

/** A step of a way: how a customer who stands at the one before comes to it, and what they do there next. */
interface Step {
  readonly name: string;
  come(customer: Customer): Promise<unknown>;
  /** What befalls the customer there. */
  readonly faults: readonly Fault[];
  /** What is done there with the network cut, and what is then seen. */
  cut?(customer: Customer): Promise<unknown>;
}

/** The shop does what it is asked, and its answer stays on its way until all is mended. */
async function held(call: string, ask: () => Promise<void>): Promise<void> {
  const before = around.api.heard(call).length;
  around.api.spoil(call, 'held', 1);
  await ask();
  await vi.waitFor(() => expect(around.api.heard(call).length).toBe(before + 1), { timeout: 15_000 });
}

const cutAtBank = async ({ deposit, context }: Customer) => {
  await context.setOffline(true);
  await deposit.answerBank('Approve');
};

const cutWhileHeld = async ({ context }: Customer) => {
  await context.setOffline(true);
  around.api.mend();
};

const BUYING: readonly Step[] = [
  {
    name: 'the cart',
    faults: ['back', 'reload'],
    async come({ page, open, shopper, cart }) {
      await open('/about/privacy');
      expect(await signIn(page, shopper.email)).toBe('200 signed in');
      await open('/golden-bay');
      await open('/cart');
      await cart.checkout.waitFor();
    },
  },
  {
    name: 'the choice of a payment',
    faults: ['back', 'reload'],
    async come({ cart, deposit }) {
      await cart.checkout.click();
      await deposit.typeCard(CARDS.challenge);
    },
  },
  {
    name: 'the question of the bank',
    faults: ['back', 'reload', 'offline'],
    async come({ checkout, deposit }) {
      await checkout.agree.check();
      await checkout.button.click();
      await deposit.bank.getByRole('button', { name: 'Approve' }).waitFor();
    },
    cut: cutAtBank,
  },
];

const LOGGING_IN: readonly Step[] = [
  {
    name: 'the log-in',
    faults: ['back', 'reload'],
    async come({ page, open, origin, cart, checkout }) {
      await open('/golden-bay');
      await playPage(page).luckyDipAll.click();
      await playPage(page).addButton.click();
      await page.waitForURL(`${origin}/cart`);
      await cart.checkout.click();
      await checkout.main.getByRole('link', { name: 'Log in' }).click();
      await signInPage(page).login.submit.and(page.locator(':enabled')).waitFor();
    },
  },
];

const PROCESSING: Step = {
  name: 'the processing of the purchase',
  faults: ['back', 'reload', 'offline'],
  async come(customer) {
    const { cart, deposit, checkout } = customer;
    await cart.checkout.click();
    await deposit.typeCard(CARDS.approve);
    await checkout.agree.check();
    await held('funds.deposit-purchase', () => checkout.button.click());
  },
  cut: cutWhileHeld,
};

const [CART = BUYING[0]] = BUYING;
/** The ways of a purchase, each to the step at which something happens. */
const PURCHASES: readonly (readonly (Step | undefined)[])[] = [
  LOGGING_IN,
  ...BUYING.map((_, index) => BUYING.slice(0, index + 1)),
  [CART, PROCESSING],
];

async function befalls(fault: Fault, step: Step | undefined, customer: Customer): Promise<void> {
  const { page, context } = customer;
  switch (fault) {
    case 'back':
      await page.goBack();
      return around.api.mend();
    case 'reload':
      await page.reload();
      return around.api.mend();
    case 'offline': {
      const address = page.url();
      await step?.cut?.(customer);
      await context.setOffline(false);
      // The browser's own page about the network asks again by itself, at its own pace.
      if (page.url().startsWith('chrome-error')) await page.goto(address);
    }
  }
}

function rowsOf(ways: readonly (readonly (Step | undefined)[])[]) {
  return ways.flatMap((way) => (way.at(-1)?.faults ?? []).map((fault) => ({ fault, way, at: way.at(-1) })));
}

async function walk(way: readonly (Step | undefined)[], customer: Customer): Promise<void> {
  for (const step of way) await step?.come(customer);
}

describe('a purchase takes place once, and whoever does what the pages say comes to its end', () => {
  for (const { fault, way, at } of rowsOf(PURCHASES)) {
    journey(`${fault} at ${at?.name}`, PATIENT, async ({ visit }) => {
      const shopper = await Shopper.create(around.sandbox, way === LOGGING_IN ? { items: [] } : {});
      const customer = await comes(visit, shopper);
      await walk(way, customer);
      await befalls(fault, at, customer);
      const steps = await doAsTold(customer.page, { email: shopper.email, card: CARDS.challenge });
      expect(steps.at(-1)).toMatch(/^(?:receipt|my tickets)$/);
      await vi.waitFor(() => expect(shopper.purchases.length).toBe(1));
      const captured = shopper.deposits.filter((text) => text.startsWith('captured'));
      expect([shopper.wallet, captured.length, await shopper.itemsInCart()]).toEqual([0, 1, 0]);
    });
  }
});
