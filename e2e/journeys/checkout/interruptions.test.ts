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

const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
/** Console errors of a browser that is offline, or whose call failed. */
const INTERRUPTION_ERRORS =
  /ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|FAILED)|status of 4\d\d|\[call\]|chrome-error|Failed to fetch/;
const OFFLINE_PAGE_URL = /^chrome-error:/;

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterEach(() => testShop.api.removeFaults());
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
});

/** For a customer who takes every step, on a busy machine. */
const TIMEOUT = { timeout: 120_000 };

type Visit = (brand: 'harbour', options?: { port?: number; expected?: RegExp }) => Promise<BrowserVisitor>;

interface Customer extends BrowserVisitor {
  readonly shopper: SandboxShopper;
  readonly cart: ReturnType<typeof createCartPageObject>;
  readonly checkout: ReturnType<typeof createCheckoutPageObject>;
  readonly deposit: ReturnType<typeof createDepositPageObject>;
}

async function createCustomer(visit: Visit, shopper: SandboxShopper): Promise<Customer> {
  const visitor = await visit('harbour', { port: testShop.shop.port, expected: INTERRUPTION_ERRORS });
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
  reach(customer: Customer): Promise<unknown>;
  readonly faults: readonly Fault[];
  /** Further faults, injected only by the audit. */
  readonly rareFaults?: readonly Fault[];
  /** Acts offline, and waits for the visible result. */
  actOffline?(customer: Customer): Promise<unknown>;
}

/** Sends a request whose response is delayed until the faults are removed. */
async function runWithDelayedResponse(call: string, sendRequest: () => Promise<void>): Promise<void> {
  const countBefore = testShop.api.listResponses(call).length;
  testShop.api.injectFault(call, 'delayed', 1);
  await sendRequest();
  await vi.waitFor(() => expect(testShop.api.listResponses(call).length).toBe(countBefore + 1), { timeout: 15_000 });
}

function createOfflineAction(act: Step['reach'], findMessage: (customer: Customer) => Locator) {
  return async (customer: Customer) => {
    await customer.context.setOffline(true);
    await act(customer);
    await findMessage(customer).first().waitFor();
  };
}

const approveAtBankOffline = async ({ deposit, context }: Customer) => {
  await context.setOffline(true);
  await deposit.answerBank('approve');
};

const goOfflineDuringDelayedResponse = async ({ context }: Customer) => {
  await context.setOffline(true);
  testShop.api.removeFaults();
};

async function signInAndOpen({ page, open, shopper }: Customer, path: string): Promise<void> {
  await open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  await open(path);
}

const findAlert = ({ page }: Customer) => findFailureAlert(page);

const CART: Step = {
  name: 'the cart',
  faults: ['back'],
  rareFaults: ['reload'],
  async reach(customer) {
    await signInAndOpen(customer, '/golden-bay');
    await customer.open('/cart');
    await customer.cart.checkout.waitFor();
  },
};

const createOfflineCartStep = (name: string, actOffline: Step['actOffline'], isRare = false): Step => ({
  name,
  reach: CART.reach,
  faults: isRare ? [] : ['offline'],
  rareFaults: isRare ? ['offline'] : [],
  ...(actOffline && { actOffline }),
});

const CART_STEPS: readonly Step[] = [
  CART,
  createOfflineCartStep(
    'a change in the cart',
    createOfflineAction(({ cart }) => cart.draws.first().selectOption('2'), findAlert),
  ),
  createOfflineCartStep(
    'a removal from the cart',
    async (customer) => {
      await createOfflineAction(({ cart }) => cart.remove('Golden Bay').click(), findAlert)(customer);
      await customer.cart.item('Golden Bay').waitFor();
    },
    true,
  ),
  createOfflineCartStep(
    'a promotion code in the cart',
    createOfflineAction(async ({ cart }) => {
      await cart.code.fill('WELCOME5');
      await cart.addCode.click();
    }, findAlert),
  ),
];

const NUMBER_CHOICE: Step = {
  name: 'the choice of numbers',
  faults: ['offline'],
  rareFaults: ['reload'],
  async reach(customer) {
    await signInAndOpen(customer, '/golden-bay');
    await createPlayPageObject(customer.page).luckyDipAll.click();
  },
  actOffline: createOfflineAction(({ page }) => createPlayPageObject(page).addButton.click(), findAlert),
};

const PAYMENT_CHOICE: Step = {
  name: 'the choice of a payment',
  faults: ['reload'],
  rareFaults: ['back'],
  async reach({ cart, deposit }) {
    await cart.checkout.click();
    await deposit.typeCard(TEST_CARD_NUMBERS.challenge);
  },
};

const BANK_CHALLENGE: Step = {
  name: 'the question of the bank',
  faults: ['offline'],
  rareFaults: ['back', 'reload'],
  async reach({ checkout, deposit }) {
    await checkout.agree.check();
    await checkout.button.click();
    await deposit.bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
  },
  actOffline: approveAtBankOffline,
};

const LOGIN_FORM: Step = {
  name: 'the log-in',
  faults: ['back'],
  rareFaults: ['reload', 'offline'],
  async reach({ page, open, origin, cart, checkout }) {
    await open('/golden-bay');
    await createPlayPageObject(page).luckyDipAll.click();
    await createPlayPageObject(page).addButton.click();
    await page.waitForURL(`${origin}/cart`);
    await cart.checkout.click();
    await checkout.main.getByRole('link', { name: readLinkLabel('base/pages/cart-buy', 'checkout.login') }).click();
    await createSignInPageObject(page).login.submit.and(page.locator(':enabled')).waitFor();
  },
  actOffline: createOfflineAction(({ page, shopper }) => createSignInPageObject(page).logIn(shopper.email), findAlert),
};

const LOGIN_PROCESSING: Step = {
  name: 'the log-in under way',
  faults: ['offline'],
  rareFaults: ['back', 'reload'],
  async reach({ page, shopper }) {
    await runWithDelayedResponse('auth.login', () => createSignInPageObject(page).logIn(shopper.email));
  },
  // Whether or not the response arrives, the next request fails.
  async actOffline(customer) {
    await goOfflineDuringDelayedResponse(customer);
    const hasFailed = async () => OFFLINE_PAGE_URL.test(customer.page.url()) || (await findAlert(customer).isVisible());
    await expect.poll(hasFailed).toBe(true);
  },
};

const PURCHASE_PROCESSING: Step = {
  name: 'the processing of the purchase',
  faults: ['offline'],
  rareFaults: ['back', 'reload'],
  async reach({ cart, deposit, checkout }) {
    await cart.checkout.click();
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await checkout.agree.check();
    await runWithDelayedResponse('funds.deposit-purchase', () => checkout.button.click());
  },
  actOffline: goOfflineDuringDelayedResponse,
};

const RECEIPT: Step = {
  name: 'the receipt',
  faults: ['back'],
  rareFaults: ['second tab', 'reload', 'offline'],
  async reach({ cart, deposit, checkout }) {
    await cart.checkout.click();
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await checkout.agree.check();
    await checkout.button.click();
    await checkout.receipt.getByRole('heading', { level: 1 }).waitFor();
  },
  async actOffline({ context, checkout }) {
    await context.setOffline(true);
    const name = readSeedText('base/pages/cart-buy', 'empty', 'actions/1/label');
    await checkout.main.getByRole('link', { name }).click();
  },
};

/** Paths of a purchase, each up to the step of the fault. */
const PURCHASE_PATHS: readonly (readonly Step[])[] = [
  [NUMBER_CHOICE],
  [LOGIN_FORM],
  [LOGIN_FORM, LOGIN_PROCESSING],
  ...CART_STEPS.map((step) => [step]),
  [CART, PAYMENT_CHOICE],
  [CART, PAYMENT_CHOICE, BANK_CHALLENGE],
  [CART, PURCHASE_PROCESSING],
  [CART, RECEIPT],
];

const DEPOSIT_FORM: Step = {
  name: 'the form of a deposit',
  faults: ['double click', 'offline'],
  rareFaults: ['back', 'reload'],
  async reach(customer) {
    const { open, deposit } = customer;
    await signInAndOpen(customer, '/my-account');
    await open('/my-account/deposit');
    await deposit.amount.fill('20');
    await deposit.typeCard(TEST_CARD_NUMBERS.challenge);
  },
  actOffline: createOfflineAction(
    ({ deposit }) => deposit.pay.click(),
    ({ page }) => page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ }),
  ),
};

const DEPOSIT_BANK_CHALLENGE: Step = {
  name: 'the question of the bank about a deposit',
  faults: ['second tab'],
  rareFaults: ['offline', 'close', 'back', 'reload'],
  async reach({ deposit }) {
    await deposit.pay.click();
    await deposit.bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
  },
  actOffline: approveAtBankOffline,
};

const DEPOSIT_PROCESSING: Step = {
  name: 'the processing of a deposit',
  faults: ['offline', 'close'],
  rareFaults: ['back', 'reload'],
  async reach({ deposit }) {
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await runWithDelayedResponse('funds.deposit.create', () => deposit.pay.click());
  },
  actOffline: goOfflineDuringDelayedResponse,
};

const DEPOSIT_PATHS: readonly (readonly Step[])[] = [
  [DEPOSIT_FORM],
  [DEPOSIT_FORM, DEPOSIT_BANK_CHALLENGE],
  [DEPOSIT_FORM, DEPOSIT_PROCESSING],
];

/** Injects a fault, and returns the page on which the customer continues. */
async function applyFault(fault: Fault, step: Step, customer: Customer): Promise<Page> {
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
      testShop.api.removeFaults();
      return tab;
    }
    case 'close': {
      const newTab = await context.newPage();
      await page.close();
      await newTab.goto(new URL('/my-account', address).href);
      testShop.api.removeFaults();
      return newTab;
    }
    case 'offline':
      await step.actOffline?.(customer);
      await context.setOffline(false);
      // The browser's offline page reloads by itself.
      if (OFFLINE_PAGE_URL.test(page.url())) await page.reload();
  }
  testShop.api.removeFaults();
  return page;
}

function listFaultCases(paths: readonly (readonly Step[])[]) {
  return paths.flatMap((path) => {
    const faultStep = path.at(-1);
    if (!faultStep) return [];
    const faults = IS_EXHAUSTIVE ? [...faultStep.faults, ...(faultStep.rareFaults ?? [])] : faultStep.faults;
    return faults.map((fault) => ({ fault, path, faultStep }));
  });
}

/** Walks a path up to its fault, follows the instructions of the pages from there, and returns the last step. */
async function runFaultCase(customer: Customer, { fault, path, faultStep }: ReturnType<typeof listFaultCases>[number]) {
  for (const step of path) await step.reach(customer);
  const customerInputs = { email: customer.shopper.email, card: TEST_CARD_NUMBERS.challenge };
  const page = await applyFault(fault, faultStep, customer);
  const steps = await followPageInstructions(page, customerInputs);
  // The first tab shows the same in the end.
  if (page !== customer.page && !customer.page.isClosed()) await followPageInstructions(customer.page, customerInputs);
  return steps.at(-1);
}

function countCapturedDeposits({ deposits }: SandboxShopper): number {
  return deposits.filter((text) => text.startsWith('captured')).length;
}

describe('an interrupted purchase takes place once, and a customer who follows the pages completes it', () => {
  for (const faultCase of listFaultCases(PURCHASE_PATHS)) {
    journey(`${faultCase.fault} at ${faultCase.faultStep.name}`, TIMEOUT, async ({ visit }) => {
      const isEmpty = faultCase.path[0] === LOGIN_FORM || faultCase.path[0] === NUMBER_CHOICE;
      const shopper = await SandboxShopper.create(testShop.sandbox, isEmpty ? { items: [] } : {});
      expect(await runFaultCase(await createCustomer(visit, shopper), faultCase)).toMatch(/^(?:receipt|my tickets)$/);
      await vi.waitFor(() => expect(shopper.purchases.length).toBe(1));
      expect([shopper.wallet, countCapturedDeposits(shopper), await shopper.itemsInCart()]).toEqual([0, 1, 0]);
    });
  }
});

describe('an interrupted deposit is made once, and a customer who follows the pages sees the money', () => {
  for (const faultCase of listFaultCases(DEPOSIT_PATHS)) {
    journey(`${faultCase.fault} at ${faultCase.faultStep.name}`, TIMEOUT, async ({ visit }) => {
      const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
      expect(await runFaultCase(await createCustomer(visit, shopper), faultCase)).toMatch(/^(?:money arrived|funds)$/);
      expect([shopper.wallet, countCapturedDeposits(shopper), shopper.purchases]).toEqual([2000, 1, []]);
    });
  }

  journey('a second tab opened while a deposit is processed shows the money', TIMEOUT, async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
    const customer = await createCustomer(visit, shopper);
    await DEPOSIT_FORM.reach(customer);
    await DEPOSIT_PROCESSING.reach(customer);
    const tab = await customer.context.newPage();
    await tab.goto(customer.page.url());
    await tab.getByText(texts.depositForm.funds({ amount: 2000 })).waitFor();
    testShop.api.removeFaults();
    expect(
      await followPageInstructions(customer.page, { email: shopper.email, card: TEST_CARD_NUMBERS.approve }),
    ).toEqual(['money arrived']);
    expect([shopper.wallet, countCapturedDeposits(shopper)]).toEqual([2000, 1]);
  });
});
