import { expect, test } from 'vitest';
import type { Told } from '#domain/analytics/analytics-events.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { Transport } from '#engine/api/transport.ts';
import { tellCalls } from './call-facts.ts';

function calls(answer: () => unknown) {
  const told: Told[] = [];
  const transport: Transport = {
    async send() {
      return { result: JSON.parse(JSON.stringify(answer() ?? {})), pageInfo: null, expires: null };
    },
  };
  const telling = tellCalls(transport, (...one) => void told.push(one));
  return { told, make: (id: string, input: object = {}) => telling.send({ id }, input) };
}

test.each([
  ['funds.card.add', {}, ['fund created', { method: 'cc' }]],
  ['funds.bank-account.add', {}, ['fund created', { method: 'bank' }]],
  ['funds.pl.braintree', {}, ['fund created', { method: 'pl' }]],
  ['funds.set-default', { params: { fundId: 'f1' } }, ['fund defaulted', { fund_id: 'f1' }]],
  [
    'funds.withdraw',
    { body: { withdrawalMethodCode: 'tt', amount: '5.00' } },
    ['withdrawal requested', { method: 'tt' }],
  ],
  ['two-factor.authenticator', { body: { otp: '123456' } }, ['2FA setup', { method: 'authenticator' }]],
  ['customer.verification.licence', {}, ['verification attempted', { method: 'drivers_licence' }]],
  ['password.forgot', {}, ['password reset requested', {}]],
  ['password.reset', {}, ['password reset completed', {}]],
  ['event.create', { body: { rating: -1, comment: 'secret' } }, ['Feedback', { rating: -1 }]],
] as const)('a call that went well is told: %s', async (id, input, expected) => {
  const { told, make } = calls(() => {});
  await make(id, input);
  expect(told).toEqual([expected]);
});

test.each([
  [false, [['sign-up email validation failed', { code: 'email_taken' }]]],
  [true, []],
])(
  'an address that is looked up before sign-up is told where it is taken (it is free: %s)',
  async (available, facts) => {
    const { told, make } = calls(() => ({ available }));
    await make('auth.check-email', { body: { email: 'ada@harbour.example' } });
    expect(told).toEqual(facts);
  },
);

test('a membership is told as the shop then has it, whatever was asked for', async () => {
  const { told, make } = calls(() => ({ membershipStatus: 'pending-deposit' }));
  await make('membership.update', { body: { membershipStatus: 'member' } });
  expect(told).toEqual([['MembershipStatusUpdated', { status: 'pending-deposit' }]]);
});

const session = {
  sessionId: 's-1',
  groupId: 'g-1',
  groupName: 'Secret Pies',
  lotteryKey: 'golden-bay',
  draws: [{ drawNo: 1128 }],
  sharePrice: { amount: '3.40', currency: 'AUD' },
  autosessionStatus: 'on',
};
const sessionFacts = {
  group_id: 'g-1',
  session_id: 's-1',
  product_id: 'golden-bay',
  draw_no: 1128,
  price: '3.40',
  autosession_status: 'on',
};

test.each([
  ['lotto-party.group.create', { id: 'g-1', groupName: 'Pies' }, 'social syndicate group created', { group_id: 'g-1' }],
  ['lotto-party.group.join', { id: 'g-1', groupName: 'Pies' }, 'social syndicate group joined', { group_id: 'g-1' }],
  ['lotto-party.session.create', session, 'social syndicate session created', sessionFacts],
  ['lotto-party.session.update', session, 'social syndicate session changed', sessionFacts],
  [
    'lotto-party.session.update',
    {},
    'social syndicate session changed',
    { group_id: '', session_id: '', product_id: '', draw_no: null, price: null, autosession_status: '' },
  ],
])('a party is told without what people wrote: %s', async (id, result, name, fields) => {
  const { told, make } = calls(() => result);
  await make(id);
  expect(told).toEqual([[name, fields]]);
});

test('other calls are not told, nor are those that failed', async () => {
  const { told, make } = calls(() => {});
  await make('customer.get');
  await make('toString');
  const failing = calls(() => {
    throw new ApiError('no', { status: 422, code: 'invalid' });
  });
  await expect(failing.make('funds.card.add')).rejects.toThrow('no');
  expect([told, failing.told]).toEqual([[], []]);
});

test('an address that was refused at sign-up is told without the address', async () => {
  const errors = { email: [{ code: 'email_taken', message: 'ada@harbour.example is taken' }] };
  const { told, make } = calls(() => {
    throw new ApiError('taken', { status: 422, code: 'email_taken', errors });
  });
  await expect(make('auth.signup', { body: { email: 'ada@harbour.example' } })).rejects.toThrow('taken');
  await expect(make('auth.login', { body: { email: 'ada@harbour.example' } })).rejects.toThrow('taken');
  expect(told).toEqual([['sign-up email validation failed', { code: 'email_taken' }]]);
});
