import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinOrBeginTransaction } from '../../../sandbox/storage/database.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId } from '../../../sandbox/wallet/ledger.ts';
import {
  addBrandDocuments,
  type BrandOfCountry,
  createSandboxBrandOfCountry,
  LOTTERY_OF_COUNTRIES,
} from '../../harness/brand-of-country.ts';
import { findSandboxLedgerFaults, type PurchaseTestShop, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { BrowserlessVisitor } from '../../harness/shop-caller.ts';

const swissBrand: BrandOfCountry = {
  key: 'alpenglow',
  country: 'CH',
  locales: ['de-CH', 'fr-CH'],
  currency: 'CHF',
  timeZone: 'Europe/Zurich',
  pricePerGame: 123_45,
  messages: {
    de: {
      'customer-mails.greeting': 'Guten Tag {firstName}',
      'customer-mails.confirmEmail': 'Bestätigen Sie Ihre E-Mail-Adresse',
      'customer-mails.confirmEmailBody':
        'Bestätigen Sie Ihre E-Mail-Adresse über den Link. Haben Sie kein Konto bei uns? Dann ignorieren Sie diese E-Mail.',
      'checkout.receiptOf': 'Ihre Quittung von {brand}',
      'checkout.thankYou': 'Vielen Dank, {firstName}.',
      'checkout.receiptNumber': 'Quittung {number}, {moment, date, weekdayDateTime}',
      'checkout.bought': 'Ihre Bestellung:',
      'checkout.draw': 'Ziehung {drawNo}, {moment, date, weekdayDateTime}',
      'checkout.game': 'Spiel {number}: {numbers}',
      'checkout.paid': 'Bezahlt: {total}',
      'wallet.wallet': 'Guthaben',
    },
  },
};
const japaneseBrand: BrandOfCountry = {
  key: 'fuji',
  country: 'JP',
  locales: ['ja-JP'],
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  pricePerGame: 150,
  messages: {
    ja: {
      'customer-mails.greeting': '{firstName}様',
      'customer-mails.confirmEmail': 'メールアドレスの確認',
      'customer-mails.confirmEmailBody':
        'リンクからメールアドレスを確認してください。アカウントをお持ちでない場合は、このメールを破棄してください。',
      'checkout.receiptOf': '{brand}の領収書',
      'checkout.thankYou': '{firstName}様、ご購入ありがとうございます。',
      'checkout.receiptNumber': '領収書番号 {number}、{moment, date, weekdayDateTime}',
      'checkout.bought': 'ご注文内容：',
      'checkout.draw': '第{drawNo}回抽せん、{moment, date, weekdayDateTime}',
      'checkout.game': 'ゲーム{number}：{numbers}',
      'checkout.paid': 'お支払い合計：{total}',
      'wallet.wallet': 'ウォレット',
    },
  },
};

let testShop: PurchaseTestShop;

beforeAll(async () => {
  testShop = await startPurchaseTestShop({
    furtherBrands: [swissBrand, japaneseBrand].map(createSandboxBrandOfCountry),
    prepare: (project) => {
      for (const brand of [swissBrand, japaneseBrand]) addBrandDocuments(project, brand);
    },
  });
});
afterAll(() => testShop.close());

/** Signs a customer up in the shop and deposits money in the wallet. */
async function signUp({ key }: BrandOfCountry, state: string, funds: number): Promise<BrowserlessVisitor> {
  const visitor = new BrowserlessVisitor(testShop.shop.port, { brand: key });
  const body = {
    email: `ada@${key}.example`,
    password: 'Blue-Lanterns-42',
    firstname: 'Ada',
    lastname: 'Quill',
    dateOfBirth: '1990-01-01',
    state,
    termsAccepted: true,
    metadata: { platform: 'Web' },
  };
  const { status, text, json } = await visitor.call('auth.signup', { body });
  expect([status, text]).toEqual([200, text]);
  visitor.customerId = json.result.customerId;
  depositFunds(String(visitor.customerId), key, funds);
  return visitor;
}

function depositFunds(customerId: string, siteKey: string, amount: number): void {
  const { db, ledger, clock } = testShop.sandbox.shop;
  const entries = [
    { account: getWalletLedgerAccountId(customerId), amount },
    { account: getShopLedgerAccountId(siteKey, 'clearing'), amount: -amount },
  ];
  joinOrBeginTransaction(db, () => ledger.move({ siteKey, kind: 'deposit', reference: 'test', entries, now: clock() }));
}

/** Buys games with the wallet, and returns the receipt as the API sends it. */
async function buy(customer: BrowserlessVisitor, numGames: number, expectedTotal: string) {
  const item = {
    productType: 'lottery_ticket',
    lotteryKey: LOTTERY_OF_COUNTRIES,
    gameType: 'standard',
    gameOffer: 'standard',
    numGames,
    quickpick: true,
  };
  const addResponse = await customer.call('cart.items.add', { body: item });
  expect([addResponse.status, addResponse.json?.result?.cartTotal]).toEqual([200, expectedTotal]);
  const purchaseResponse = await customer.call('cart.purchase', {
    body: { channelKey: 'web', metadata: { platform: 'Web' }, expectedTotal },
    idempotencyKey: 'one-purchase-of-a-test',
  });
  expect([purchaseResponse.status, purchaseResponse.json?.result?.total, purchaseResponse.text]).toEqual([
    200,
    expectedTotal,
    purchaseResponse.text,
  ]);
  return purchaseResponse.json.result;
}

/** The mails of a brand, the latest first. */
const listMails = ({ key }: BrandOfCountry) =>
  testShop.sandbox.shop.outbox.listLatest(10, { siteKey: key, recipient: null });

/** The amounts of money on a page, with plain spaces. */
async function readAmounts(customer: BrowserlessVisitor, path: string): Promise<readonly string[]> {
  const { status, text } = await customer.open(path);
  expect(status).toBe(200);
  return text.replaceAll('&nbsp;', ' ').match(/CHF [\d’.]+|[\d’.]+ CHF|￥[\d,.]+/g) ?? [];
}

/** Reads the field names of a form in order, their labels, the states that it offers and the help of the postcode. */
async function readForm(customer: BrowserlessVisitor, path: string) {
  const { text } = await customer.open(path);
  const fields = [...text.matchAll(/<label for="[^"]*-(\w+)">([^<]*)/g)];
  const [, stateOptionsHtml = ''] = /name="state"(.*?)<\/select>/s.exec(text) ?? [];
  const options = [...stateOptionsHtml.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)/g)];
  const [, help] = /postcode-help"[^>]*>([^<]*)/.exec(text) ?? [];
  return {
    names: fields.map(([, name]) => name),
    labels: Object.fromEntries(fields.map(([, name, label]) => [name, label?.trim()])),
    states: options.map(([, value, name]) => `${value} ${name}`),
    help: help?.trim(),
  };
}

test('a Swiss brand of documents alone sells a ticket in francs, in two languages', async () => {
  const customer = await signUp(swissBrand, 'CH-ZH', 2_000_00);
  const receipt = await buy(customer, 10, '1234.50');
  expect(await readAmounts(customer, `/receipt/${receipt.checkoutId}`)).toContain('CHF 1’234.50');
  expect(testShop.sandbox.shop.ledger.balance(getWalletLedgerAccountId(String(customer.customerId)))).toBe(765_50);
  const [receiptMail, confirmationMail] = listMails(swissBrand);
  expect([receiptMail?.subject, confirmationMail?.subject]).toEqual([
    'Ihre Quittung von alpenglow',
    'Bestätigen Sie Ihre E-Mail-Adresse',
  ]);
  expect(receiptMail?.body).toMatch(/^Bezahlt: CHF\s1’234\.50$/m);
  expect(receiptMail?.body).not.toMatch(/Thank|Receipt|Draw|Game|Wallet/);
  const form = await readForm(customer, '/my-account/my-details');
  expect(form.names.slice(4)).toEqual(['address', 'addressLine2', 'postcode', 'suburb', 'state', 'country']);
  expect(form.labels).toMatchObject({ postcode: 'PLZ', suburb: 'Ort', state: 'Kanton' });
  expect([form.states.length, form.states[25], form.help]).toEqual([27, 'CH-ZH Zürich', 'Vier Ziffern, etwa 8001']);
  const frenchPath = `/fr/receipt/${receipt.checkoutId}`;
  expect((await customer.open(`${frenchPath}?language=fr-CH`)).status).toBe(302);
  expect(await readAmounts(customer, frenchPath)).toContain('1’234.50 CHF');
  customer.close();
});

test('a Japanese brand of documents alone sells a ticket in yen, which have no decimals', async () => {
  const customer = await signUp(japaneseBrand, 'JP-13', 10_000);
  const receipt = await buy(customer, 10, '1500');
  const form = await readForm(customer, '/my-account/my-details');
  expect(form.names.slice(0, 2)).toEqual(['lastname', 'firstname']);
  expect(form.names.slice(4)).toEqual(['postcode', 'state', 'suburb', 'address', 'addressLine2', 'country']);
  expect([form.states.length, form.states[12], form.labels['state']]).toEqual([48, 'JP-13 東京都', '都道府県']);
  const [receiptMail, confirmationMail] = listMails(japaneseBrand);
  expect([receiptMail?.subject, confirmationMail?.subject]).toEqual(['fujiの領収書', 'メールアドレスの確認']);
  expect(receiptMail?.body).toMatch(/^お支払い合計：￥1,500$/m);
  expect(receiptMail?.body).not.toMatch(/Thank|Receipt|Draw|Game|Wallet/);
  const amounts = await readAmounts(customer, `/receipt/${receipt.checkoutId}`);
  expect(amounts).toContain('￥1,500');
  expect(amounts.filter((amount) => amount.includes('.') && !amount.endsWith('.0'))).toEqual([]);
  expect(testShop.sandbox.shop.ledger.balance(getWalletLedgerAccountId(String(customer.customerId)))).toBe(8_500);
  customer.close();
});

test('no money appears or vanishes in any currency', () => {
  const sum = { entries: 0, balances: 0, unbalanced: 0 };
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual({ sum, faults: [] });
});
