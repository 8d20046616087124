import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { IS_EXHAUSTIVE } from '../../harness/exhaustive.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
} from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { findFailureAlert } from '../../pages/failure-alert.ts';
import { followPageInstructions } from '../../pages/follow-instructions.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';
import { createSignInPageObject } from '../../pages/sign-in-page.ts';

const SOUND = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
/** Console errors of a browser that is offline, or whose call failed. */
const INTERRUPTED =
  /ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|FAILED)|status of 4\d\d|\[call\]|chrome-error|Failed to fetch/;

/** The browser's own offline page. */
const NO_NETWORK = /^chrome-error:/;

let around: PurchaseTestShop;
beforeAll(async () => {
  around = await startPurchaseTestShop();
});
afterEach(() => around.api.mend());
afterAll(async () => {
  expect(findSandboxLedgerFaults(around.sandbox)).toEqual(SOUND);
  await around.close();
});

/** For a customer who takes every step, on a busy machine. */
const PATIENT = { timeout: 120_000 };

type Visit = (brand: 'harbour', options?: { port?: number; expected?: RegExp }) => Promise<BrowserVisitor>;

interface Customer extends BrowserVisitor {
  readonly shopper: SandboxShopper;
  readonly cart: ReturnType<typeof createCartPageObject>;
  readonly checkout: ReturnType<typeof createCheckoutPageObject>;
  readonly deposit: ReturnType<typeof createDepositPageObject>;
}

async function comes(visit: Visit, shopper: SandboxShopper): Promise<Customer> {
  const visitor = await visit('harbour', { port: around.shop.port, expected: INTERRUPTED });
  const { page } = visitor;
  return {
    ...visitor,
    shopper,
    cart: createCartPageObject(page),
    checkout: createCheckoutPageObject(page),
    deposit: createDepositPageObject(page),
  };
}

type Fault = 'back' | 'reload' | 'offline' | 'double click' | 'second tab' | 'close';

/** A step of a purchase: how the customer gets there from the one before, and what they do there. */
interface Step {
  readonly name: string;
  come(customer: Customer): Promise<unknown>;
  /** Faults to inject at the step. */
  readonly faults: readonly Fault[];
  /** Further faults, injected only by the audit. */
  readonly rareFaults?: readonly Fault[];
  /** Acts offline, and waits for the visible result. */
  cut?(customer: Customer): Promise<unknown>;
}

/** Holds the response of a call until the faults are removed. */
async function held(call: string, ask: () => Promise<void>): Promise<void> {
  const before = around.api.heard(call).length;
  around.api.spoil(call, 'held', 1);
  await ask();
  await vi.waitFor(() => expect(around.api.heard(call).length).toBe(before + 1), { timeout: 15_000 });
}

/** Acts offline, and waits for the message about it. */
function cutting(act: (customer: Customer) => Promise<unknown>, told: (customer: Customer) => Locator) {
  return async (customer: Customer) => {
    await customer.context.setOffline(true);
    await act(customer);
    await told(customer).first().waitFor();
  };
}

const cutAtBank = async ({ deposit, context }: Customer) => {
  await context.setOffline(true);
  await deposit.answerBank('approve');
};

const cutWhileHeld = async ({ context }: Customer) => {
  await context.setOffline(true);
  around.api.mend();
};

async function signedIn({ page, open, shopper }: Customer, path: string): Promise<void> {
  await open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  await open(path);
}

const notDone = ({ page }: Customer) => findFailureAlert(page);

const CART: Step = {
  name: 'the cart',
  faults: ['back'],
  rareFaults: ['reload'],
  async come(customer) {
    await signedIn(customer, '/golden-bay');
    await customer.open('/cart');
    await customer.cart.checkout.waitFor();
  },
};

const cartCutOff = (name: string, cut: Step['cut'], isRare = false): Step => ({
  name,
  come: CART.come,
  faults: isRare ? [] : ['offline'],
  rareFaults: isRare ? ['offline'] : [],
  ...(cut && { cut }),
});

const IN_CART: readonly Step[] = [
  CART,
  cartCutOff(
    'a change in the cart',
    cutting(({ cart }) => cart.draws.first().selectOption('2'), notDone),
  ),
  cartCutOff(
    'a removal from the cart',
    async (customer) => {
      await cutting(({ cart }) => cart.remove('Golden Bay').click(), notDone)(customer);
      await customer.cart.item('Golden Bay').waitFor();
    },
    true,
  ),
  cartCutOff(
    'a promotion code in the cart',
    cutting(async ({ cart }) => {
      await cart.code.fill('WELCOME5');
      await cart.addCode.click();
    }, notDone),
  ),
];

const CHOICE: Step = {
  name: 'the choice of numbers',
  faults: ['offline'],
  rareFaults: ['reload'],
  async come(customer) {
    await signedIn(customer, '/golden-bay');
    await createPlayPageObject(customer.page).luckyDipAll.click();
  },
  cut: cutting(({ page }) => createPlayPageObject(page).addButton.click(), notDone),
};

const PAYMENT: Step = {
  name: 'the choice of a payment',
  faults: ['reload'],
  rareFaults: ['back'],
  async come({ cart, deposit }) {
    await cart.checkout.click();
    await deposit.typeCard(TEST_CARD_NUMBERS.challenge);
  },
};

const BANK: Step = {
  name: 'the question of the bank',
  faults: ['offline'],
  rareFaults: ['back', 'reload'],
  async come({ checkout, deposit }) {
    await checkout.agree.check();
    await checkout.button.click();
    await deposit.bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
  },
  cut: cutAtBank,
};

const LOG_IN: Step = {
  name: 'the log-in',
  faults: ['back'],
  rareFaults: ['reload', 'offline'],
  async come({ page, open, origin, cart, checkout }) {
    await open('/golden-bay');
    await createPlayPageObject(page).luckyDipAll.click();
    await createPlayPageObject(page).addButton.click();
    await page.waitForURL(`${origin}/cart`);
    await cart.checkout.click();
    await checkout.main.getByRole('link', { name: readLinkLabel('base/pages/cart-buy', 'checkout.login') }).click();
    await createSignInPageObject(page).login.submit.and(page.locator(':enabled')).waitFor();
  },
  cut: cutting(({ page, shopper }) => createSignInPageObject(page).logIn(shopper.email), notDone),
};

const LOGGING_IN: Step = {
  name: 'the log-in under way',
  faults: ['offline'],
  rareFaults: ['back', 'reload'],
  async come({ page, shopper }) {
    await held('auth.login', () => createSignInPageObject(page).logIn(shopper.email));
  },
  // Whether or not the response arrives, the next request fails.
  async cut(customer) {
    await cutWhileHeld(customer);
    const isTold = async () => NO_NETWORK.test(customer.page.url()) || (await notDone(customer).isVisible());
    await expect.poll(isTold).toBe(true);
  },
};

const PROCESSING: Step = {
  name: 'the processing of the purchase',
  faults: ['offline'],
  rareFaults: ['back', 'reload'],
  async come({ cart, deposit, checkout }) {
    await cart.checkout.click();
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await checkout.agree.check();
    await held('funds.deposit-purchase', () => checkout.button.click());
  },
  cut: cutWhileHeld,
};

const RECEIPT: Step = {
  name: 'the receipt',
  faults: ['back'],
  rareFaults: ['second tab', 'reload', 'offline'],
  async come({ cart, deposit, checkout }) {
    await cart.checkout.click();
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await checkout.agree.check();
    await checkout.button.click();
    await checkout.receipt.getByRole('heading', { level: 1 }).waitFor();
  },
  async cut({ context, checkout }) {
    await context.setOffline(true);
    const name = readSeedText('base/pages/cart-buy', 'empty', 'actions/1/label');
    await checkout.main.getByRole('link', { name }).click();
  },
};

/** Paths of a purchase, each up to the step of the fault. */
const PURCHASES: readonly (readonly Step[])[] = [
  [CHOICE],
  [LOG_IN],
  [LOG_IN, LOGGING_IN],
  ...IN_CART.map((step) => [step]),
  [CART, PAYMENT],
  [CART, PAYMENT, BANK],
  [CART, PROCESSING],
  [CART, RECEIPT],
];

const FORM: Step = {
  name: 'the form of a deposit',
  faults: ['double click', 'offline'],
  rareFaults: ['back', 'reload'],
  async come(customer) {
    const { open, deposit } = customer;
    await signedIn(customer, '/my-account');
    await open('/my-account/deposit');
    await deposit.amount.fill('20');
    await deposit.typeCard(TEST_CARD_NUMBERS.challenge);
  },
  cut: cutting(
    ({ deposit }) => deposit.pay.click(),
    ({ page }) => page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ }),
  ),
};

const DEPOSIT_BANK: Step = {
  name: 'the question of the bank about a deposit',
  faults: ['second tab'],
  rareFaults: ['offline', 'close', 'back', 'reload'],
  async come({ deposit }) {
    await deposit.pay.click();
    await deposit.bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
  },
  cut: cutAtBank,
};

const DEPOSITING: Step = {
  name: 'the processing of a deposit',
  faults: ['offline', 'close'],
  rareFaults: ['back', 'reload'],
  async come({ deposit }) {
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await held('funds.deposit.create', () => deposit.pay.click());
  },
  cut: cutWhileHeld,
};

const DEPOSITS: readonly (readonly Step[])[] = [[FORM], [FORM, DEPOSIT_BANK], [FORM, DEPOSITING]];

/** Injects a fault, and returns the page on which the customer continues. */
async function befalls(fault: Fault, step: Step, customer: Customer): Promise<Page> {
  const { page, context, deposit } = customer;
  const address = page.url();
  switch (fault) {
    case 'back':
      await page.goBack();
      break;
    case 'reload':
      await page.reload();
      break;
    case 'double click':
      await deposit.pay.dblclick();
      break;
    case 'second tab': {
      const tab = await context.newPage();
      await tab.goto(address);
      around.api.mend();
      return tab;
    }
    case 'close': {
      const next = await context.newPage();
      await page.close();
      await next.goto(new URL('/my-account', address).href);
      around.api.mend();
      return next;
    }
    case 'offline':
      await step.cut?.(customer);
      await context.setOffline(false);
      // The browser's offline page reloads by itself.
      if (NO_NETWORK.test(page.url())) await page.reload();
  }
  around.api.mend();
  return page;
}

function rowsOf(ways: readonly (readonly Step[])[]) {
  return ways.flatMap((way) => {
    const at = way.at(-1);
    if (!at) return [];
    const faults = IS_EXHAUSTIVE ? [...at.faults, ...(at.rareFaults ?? [])] : at.faults;
    return faults.map((fault) => ({ fault, way, at }));
  });
}

/** Walks a path up to its fault, follows the instructions of the pages from there, and returns the last step. */
async function interrupted(customer: Customer, { fault, way, at }: ReturnType<typeof rowsOf>[number]) {
  for (const step of way) await step.come(customer);
  const told = { email: customer.shopper.email, card: TEST_CARD_NUMBERS.challenge };
  const page = await befalls(fault, at, customer);
  const steps = await followPageInstructions(page, told);
  // The first tab shows the same in the end.
  if (page !== customer.page && !customer.page.isClosed()) await followPageInstructions(customer.page, told);
  return steps.at(-1);
}

function captured({ deposits }: SandboxShopper): number {
  return deposits.filter((text) => text.startsWith('captured')).length;
}

describe('an interrupted purchase takes place once, and a customer who follows the pages completes it', () => {
  for (const row of rowsOf(PURCHASES)) {
    journey(`${row.fault} at ${row.at.name}`, PATIENT, async ({ visit }) => {
      const isEmpty = row.way[0] === LOG_IN || row.way[0] === CHOICE;
      const shopper = await SandboxShopper.create(around.sandbox, isEmpty ? { items: [] } : {});
      expect(await interrupted(await comes(visit, shopper), row)).toMatch(/^(?:receipt|my tickets)$/);
      await vi.waitFor(() => expect(shopper.purchases.length).toBe(1));
      expect([shopper.wallet, captured(shopper), await shopper.itemsInCart()]).toEqual([0, 1, 0]);
    });
  }
});

describe('an interrupted deposit is made once, and a customer who follows the pages sees the money', () => {
  for (const row of rowsOf(DEPOSITS)) {
    journey(`${row.fault} at ${row.at.name}`, PATIENT, async ({ visit }) => {
      const shopper = await SandboxShopper.create(around.sandbox, { items: [] });
      expect(await interrupted(await comes(visit, shopper), row)).toMatch(/^(?:money arrived|funds)$/);
      expect([shopper.wallet, captured(shopper), shopper.purchases]).toEqual([2000, 1, []]);
    });
  }

  journey('a second tab opened while a deposit is processed shows the money', PATIENT, async ({ visit }) => {
    const shopper = await SandboxShopper.create(around.sandbox, { items: [] });
    const customer = await comes(visit, shopper);
    await FORM.come(customer);
    await DEPOSITING.come(customer);
    const tab = await customer.context.newPage();
    await tab.goto(customer.page.url());
    await tab.getByText(texts.depositForm.funds({ amount: 2000 })).waitFor();
    around.api.mend();
    expect(
      await followPageInstructions(customer.page, { email: shopper.email, card: TEST_CARD_NUMBERS.approve }),
    ).toEqual(['money arrived']);
    expect([shopper.wallet, captured(shopper)]).toEqual([2000, 1]);
  });
});
