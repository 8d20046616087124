import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { BrowserlessVisitor } from '../../harness/shop-caller.ts';

const { port } = inject('shop');
const [visitor, ada, hana] = [new BrowserlessVisitor(port), new BrowserlessVisitor(port), new BrowserlessVisitor(port)];
beforeAll(async () => {
  await ada.signIn('ada@harbour.example');
  await hana.signIn('hana@harbour.example');
});
afterAll(() => {
  for (const caller of [visitor, ada, hana]) caller.close();
});

type StringRecord = Readonly<Record<string, string>>;

interface ListEntry {
  readonly item?: { readonly productType?: string };
}

/** Shares of syndicates and lotto parties have other pages. On some days of the week, one is the first entry. */
const hasOwnPage = ({ item }: ListEntry) => !item?.productType?.endsWith('syndicate_share');

/** List call, query, id property of its entries, and page of an entry. */
const LISTS: readonly (readonly [call: string, query: StringRecord, idKey: string, page: string])[] = [
  ['orders.list', { status: 'upcoming_products' }, 'id', '/my-account/upcoming-tickets/ticket'],
  ['orders.list', { status: 'past_products' }, 'id', '/my-account/past-tickets/ticket'],
  ['autoplay.list', {}, 'autoplayId', '/my-account/autoplay/ticket'],
  ['subscriptions.list', {}, 'autoplayId', '/my-account/subscriptions/ticket'],
  ['scheduled-purchases.list', {}, 'encodedId', '/my-account/scheduled-purchases'],
  ['transactions.list', { type: 'deposit' }, 'transactionId', '/my-account/deposit/summary'],
  ['transactions.list', { type: 'withdrawal' }, 'transactionId', '/my-account/withdraw/summary'],
  ['transactions.list', { type: 'withdrawal' }, 'withdrawalId', '/my-account/withdraw/details'],
];

test.each(LISTS)('an entry of %s (%j) has a page that only its customer can open', async (call, query, idKey, page) => {
  const { json } = await ada.call(call, { query });
  const ownEntry: StringRecord = json.result.find(hasOwnPage);
  expect(ownEntry[idKey]).toMatch(/./);
  const path = `${page}/${ownEntry[idKey]}`;
  expect((await ada.open(path)).status).toBe(200);
  expect((await ada.open(`${page}/nothing-of-this-name`)).status).toBe(404);
  expect((await hana.open(path)).status).toBe(404);
  const redirect = await visitor.open(path);
  expect([redirect.status, redirect.headers.location]).toEqual([302, `/login?next=${encodeURIComponent(path)}`]);
});
