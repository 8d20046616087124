import * as cartCalls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as customerCalls from '#schemas/generated/api/customer.wire-calls.gen.ts';
import * as partyCalls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import * as membershipCalls from '#schemas/generated/api/membership.wire-calls.gen.ts';
import { recurringPurchasesList } from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import type { StoredCustomer } from '../../account/customers/customer-store.ts';
import { runInLocaleOfCustomer } from '../../messages/message-context.ts';
import { hashPassword } from '../../sign-in/passwords.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestPayingCustomer } from '../../testing/paying-customer.ts';
import { testSaturdayTicketItem } from '../../testing/recurring-shop.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';
import { createWinningsMail } from '../../tickets/orders/winnings-mail.ts';

/** Makes calls that send mails, and returns the addresses of the customers who get them. */
type SendMails = (sandbox: TestSandbox, locale: string) => Promise<readonly string[]>;

const DAY_MS = 86_400_000;
const SALES_CLOSE_MS = 30 * 60_000;
const PASSWORD = 'Long-Enough-1';
const NEW_EMAIL = 'moved@harbour.example';

const moveBy = (sandbox: TestSandbox, ms: number) => sandbox.moveTo(new Date(sandbox.shop.clock() + ms).toISOString());

/** Lets jobs run that are due. */
const fetchRecurringPurchases = async (sandbox: TestSandbox, buyer: TestBuyingCustomer) =>
  (await sandbox.send(recurringPurchasesList, await buyer.as())).result;

const closeAccount: SendMails = async (sandbox, locale) => {
  const customer = sandbox.createCustomer({ locale, passwordHash: await hashPassword(PASSWORD) });
  const as = await sandbox.signIn(customer);
  await sandbox.send(customerCalls.customerDelete, { as, body: { password: PASSWORD } });
  return [customer.email];
};

const changeEmailAndChannels: SendMails = async (sandbox, locale) => {
  const customer = sandbox.createCustomer({ locale });
  const as = await sandbox.signIn(customer);
  const preferences = { as, params: { id: customer.id }, body: { preferences: { email: true } } };
  await sandbox.send(customerCalls.customerCommunicationPreferencesUpdate, preferences);
  const body = {
    firstname: 'Nova',
    lastname: 'Quill',
    email: NEW_EMAIL,
    date_of_birth: '1990-04-17',
    phone: '+61 2 5550 0000',
    address: '1 Wattle Street',
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    country: 'AU',
  };
  await sandbox.send(customerCalls.customerDetailsUpdate, { as, body });
  return [customer.email, NEW_EMAIL];
};

const playInParty: SendMails = async (sandbox, locale) => {
  const buyers = [0, 1, 2, 3].map(() => new TestBuyingCustomer(sandbox, { funds: 5_000, locale }));
  const [host, guest, buyerOfShares, other] = buyers;
  if (!host || !guest || !buyerOfShares || !other) throw new Error('there are four customers');
  const created = { ...(await host.as()), body: { group_name: 'Tuesday crew', publicity_status: 'private' } } as const;
  const { result: group } = await sandbox.send(partyCalls.lottoPartyGroupCreate, created);
  for (const buyer of [guest, buyerOfShares, other]) {
    const params = { groupToken: group.token ?? '' };
    await sandbox.send(partyCalls.lottoPartyGroupJoin, { ...(await buyer.as()), params });
  }
  const config = { ...(await host.as()), params: { id: 'golden-bay' } };
  const [draw] = (await sandbox.send(partyCalls.lottoPartyConfigGet, config)).result.draws;
  const body = {
    group_id: group.id,
    draw_id: draw?.draw_id ?? '',
    share_price: '3.40',
    invite_all_existing_members: true,
  };
  const { result: session } = await sandbox.send(partyCalls.lottoPartySessionCreate, { ...(await host.as()), body });
  await buyerOfShares.buy({
    product_type: 'social_syndicate_share',
    lottery_key: session.lottery_key,
    syndicate_encoded_id: session.session_id,
    num_shares: 2,
  });
  for (const { customer } of [guest, buyerOfShares]) {
    const params = { id: group.id, memberId: customer.id };
    await sandbox.send(partyCalls.lottoPartyGroupRemoveMember, { ...(await host.as()), params });
  }
  const { token } = sandbox.shop.parties.findGroup('harbour', group.id) ?? { token: '' };
  await sandbox.send(partyCalls.lottoPartyGroupJoin, { ...(await guest.as()), params: { groupToken: token } });
  for (const leaver of [guest, host]) {
    await sandbox.send(partyCalls.lottoPartyGroupLeave, { ...(await leaver.as()), params: { id: group.id } });
  }
  return buyers.map(({ customer }) => customer.email);
};

const buyAndWin: SendMails = async (sandbox, locale) => {
  const customer = sandbox.createCustomer({ locale });
  const payer = new TestPayingCustomer(sandbox, await sandbox.signIn(customer));
  const { customer_fund_id: cardId } = await payer.saveCard();
  await sandbox.send(cartCalls.cartItemsAdd, { as: payer.as, body: testLotteryTicketItem });
  await payer.purchase('3.40', cardId);
  const buyer = new TestBuyingCustomer(sandbox, { funds: 10_000, locale });
  const raffle = { product_type: 'raffle_ticket', lottery_key: 'round-the-bay' } as const;
  const coming = sandbox.shop.draws.listUndrawn('harbour', 'round-the-bay').at(-1);
  const { orders } = await buyer.buy(raffle, { ...raffle, draw_no: coming?.drawNo ?? 0 });
  sendWinningsMail(sandbox, buyer.customer, orders[0]?.id ?? '');
  return [customer.email, buyer.customer.email];
};

function sendWinningsMail({ shop }: TestSandbox, customer: StoredCustomer, orderId: string): void {
  const [draw] = shop.draws.listUndrawn('harbour', 'round-the-bay');
  const catalogue = shop.brands.find(({ siteKey }) => siteKey === 'harbour')?.catalogue;
  if (!draw) throw new Error('there is no draw');
  const createMail = () => createWinningsMail(shop.orders.require(orderId), draw, 1_000, customer);
  shop.outbox.send(runInLocaleOfCustomer(customer, catalogue, createMail), shop.clock());
}

const enterGiveaways: SendMails = async (sandbox, locale) => {
  const buyer = new TestBuyingCustomer(sandbox, { site: 'sunnyside', funds: 100, locale });
  const body = { membership_program: 'daily_winners', membership_status: 'member' } as const;
  await sandbox.send(membershipCalls.membershipUpdate, { ...(await buyer.as()), body });
  const { upcoming_draws } = (await sandbox.send(membershipCalls.membershipCustomer, await buyer.as())).result;
  const daily = upcoming_draws.find(({ giveaway_type: type }) => type === 'daily');
  const draw = sandbox.shop.draws.find('sunnyside', 'sunnyside-club', daily?.draw_no ?? 0, 'daily');
  if (!daily || !draw) throw new Error('no daily giveaway is coming');
  const entry = { params: { drawId: daily.draw_id }, body: { entry_status: 'unlocked' } } as const;
  await sandbox.send(membershipCalls.membershipUnlockDraw, { ...(await buyer.as()), ...entry });
  const mostEntries = { tier: 'free', entryStatus: 'unlocked', numEntries: 1e12 } as const;
  sandbox.shop.giveawayEntries.add({ drawId: draw.id, customerId: buyer.customer.id, ...mostEntries });
  sandbox.moveTo(daily.date);
  await sandbox.send(membershipCalls.membershipCustomer, await buyer.as());
  return [buyer.customer.email];
};

/** Purchases without money, of a customer on a break, and whose pause ends. */
const repeatPurchases: SendMails = async (sandbox, locale) => {
  const [poor, idle, paused] = [340, 1_000, 1_000].map((funds) => new TestBuyingCustomer(sandbox, { funds, locale }));
  if (!poor || !idle || !paused) throw new Error('there are three customers');
  for (const buyer of [poor, idle, paused]) await buyer.buy(testSaturdayTicketItem);
  const { shop } = sandbox;
  const now = shop.clock();
  const timeOut = { kind: 'time_out', startedAt: now, endsAt: now + 20 * DAY_MS, returnFrom: null } as const;
  shop.playBreaks.set(idle.customer.id, timeOut);
  const [own] = await fetchRecurringPurchases(sandbox, paused);
  const until = now + DAY_MS;
  const pause = { status: 'recurring_status_timed_pause', pausedUntil: until, dueAt: until } as const;
  shop.recurringPurchases.update(shop.recurringPurchases.require(own?.autoplay_id ?? ''), pause);
  const [due] = await fetchRecurringPurchases(sandbox, poor);
  sandbox.moveTo(due?.next_attempt_at ?? '');
  await fetchRecurringPurchases(sandbox, poor);
  moveBy(sandbox, 7 * DAY_MS - SALES_CLOSE_MS - 60_000);
  await fetchRecurringPurchases(sandbox, poor);
  return [poor, idle, paused].map(({ customer }) => customer.email);
};

/** Senders of mails by their subject. Those that move the clock are the last. */
export const mailsOfCalls: Readonly<Record<string, SendMails>> = {
  'a closed account': closeAccount,
  'an e-mail address that changed, and news': changeEmailAndChannels,
  'lotto parties': playInParty,
  'purchases and winnings': buyAndWin,
  giveaways: enterGiveaways,
  'recurring purchases': repeatPurchases,
};
