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

const switzerland: BrandOfCountry = {
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
const japan: BrandOfCountry = {
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

let around: PurchaseTestShop;

beforeAll(async () => {
  around = await startPurchaseTestShop({
    furtherBrands: [switzerland, japan].map(createSandboxBrandOfCountry),
    prepare: (project) => {
      for (const brand of [switzerland, japan]) addBrandDocuments(project, brand);
    },
  });
});
afterAll(() => around.close());

/** A customer who signed up in the shop, with money in the wallet. */
async function signUp({ key }: BrandOfCountry, state: string, funds: number): Promise<BrowserlessVisitor> {
  const visitor = new BrowserlessVisitor(around.shop.port, { brand: key });
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
  receive(String(visitor.customerId), key, funds);
  return visitor;
}

function receive(customerId: string, siteKey: string, amount: number): void {
  const { db, ledger, clock } = around.sandbox.shop;
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
  const added = await customer.call('cart.items.add', { body: item });
  expect([added.status, added.json?.result?.cartTotal]).toEqual([200, expectedTotal]);
  const bought = await customer.call('cart.purchase', {
    body: { channelKey: 'web', metadata: { platform: 'Web' }, expectedTotal },
    idempotencyKey: 'one-purchase-of-a-test',
  });
  expect([bought.status, bought.json?.result?.total, bought.text]).toEqual([200, expectedTotal, bought.text]);
  return bought.json.result;
}

/** The mails of a brand, the latest first. */
const listMails = ({ key }: BrandOfCountry) =>
  around.sandbox.shop.outbox.listLatest(10, { siteKey: key, recipient: null });

/** The amounts of money on a page, with plain spaces. */
async function readAmounts(customer: BrowserlessVisitor, path: string): Promise<readonly string[]> {
  const { status, text } = await customer.open(path);
  expect(status).toBe(200);
  return text.replaceAll('&nbsp;', ' ').match(/CHF [\d’.]+|[\d’.]+ CHF|￥[\d,.]+/g) ?? [];
}

/** Names of the fields of a form in their order, their labels, the states that it offers, and the help of the post code. */
async function readForm(customer: BrowserlessVisitor, path: string) {
  const { text } = await customer.open(path);
  const fields = [...text.matchAll(/<label for="[^"]*-(\w+)">([^<]*)/g)];
  const [, states = ''] = /name="state"(.*?)<\/select>/s.exec(text) ?? [];
  const options = [...states.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)/g)];
  const [, help] = /postcode-help"[^>]*>([^<]*)/.exec(text) ?? [];
  return {
    names: fields.map(([, name]) => name),
    labels: Object.fromEntries(fields.map(([, name, label]) => [name, label?.trim()])),
    states: options.map(([, value, name]) => `${value} ${name}`),
    help: help?.trim(),
  };
}

test('a Swiss brand of documents alone sells a ticket in francs, in two languages', async () => {
  const customer = await signUp(switzerland, 'CH-ZH', 2_000_00);
  const receipt = await buy(customer, 10, '1234.50');
  expect(await readAmounts(customer, `/receipt/${receipt.checkoutId}`)).toContain('CHF 1’234.50');
  expect(around.sandbox.shop.ledger.balance(getWalletLedgerAccountId(String(customer.customerId)))).toBe(765_50);
  const [receiptMail, confirmation] = listMails(switzerland);
  expect([receiptMail?.subject, confirmation?.subject]).toEqual([
    'Ihre Quittung von alpenglow',
    'Bestätigen Sie Ihre E-Mail-Adresse',
  ]);
  expect(receiptMail?.body).toMatch(/^Bezahlt: CHF\s1’234\.50$/m);
  expect(receiptMail?.body).not.toMatch(/Thank|Receipt|Draw|Game|Wallet/);
  const form = await readForm(customer, '/my-account/my-details');
  expect(form.names.slice(4)).toEqual(['address', 'addressLine2', 'postcode', 'suburb', 'state', 'country']);
  expect(form.labels).toMatchObject({ postcode: 'PLZ', suburb: 'Ort', state: 'Kanton' });
  expect([form.states.length, form.states[25], form.help]).toEqual([27, 'CH-ZH Zürich', 'Vier Ziffern, etwa 8001']);
  const french = `/fr/receipt/${receipt.checkoutId}`;
  expect((await customer.open(`${french}?language=fr-CH`)).status).toBe(302);
  expect(await readAmounts(customer, french)).toContain('1’234.50 CHF');
  customer.close();
});

test('a Japanese brand of documents alone sells a ticket in yen, which have no decimals', async () => {
  const customer = await signUp(japan, 'JP-13', 10_000);
  const receipt = await buy(customer, 10, '1500');
  const form = await readForm(customer, '/my-account/my-details');
  expect(form.names.slice(0, 2)).toEqual(['lastname', 'firstname']);
  expect(form.names.slice(4)).toEqual(['postcode', 'state', 'suburb', 'address', 'addressLine2', 'country']);
  expect([form.states.length, form.states[12], form.labels['state']]).toEqual([48, 'JP-13 東京都', '都道府県']);
  const [receiptMail, confirmation] = listMails(japan);
  expect([receiptMail?.subject, confirmation?.subject]).toEqual(['fujiの領収書', 'メールアドレスの確認']);
  expect(receiptMail?.body).toMatch(/^お支払い合計：￥1,500$/m);
  expect(receiptMail?.body).not.toMatch(/Thank|Receipt|Draw|Game|Wallet/);
  const amounts = await readAmounts(customer, `/receipt/${receipt.checkoutId}`);
  expect(amounts).toContain('￥1,500');
  expect(amounts.filter((amount) => amount.includes('.') && !amount.endsWith('.0'))).toEqual([]);
  expect(around.sandbox.shop.ledger.balance(getWalletLedgerAccountId(String(customer.customerId)))).toBe(8_500);
  customer.close();
});

test('no money appears or vanishes in any currency', () => {
  const sum = { entries: 0, balances: 0, unbalanced: 0 };
  expect(findSandboxLedgerFaults(around.sandbox)).toEqual({ sum, faults: [] });
});
