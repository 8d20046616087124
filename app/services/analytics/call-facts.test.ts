import { expect, test } from 'vitest';
import type { Told } from '#domain/analytics/analytics-events.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { Transport } from '#engine/api/transport.ts';
import { eventComplaints } from '#schemas/messages/analytics-events.ts';
import { tellCalls } from './call-facts.ts';

function calls(answer: () => unknown) {
  const told: Told[] = [];
  const transport: Transport = {
    async send() {
      return { result: JSON.parse(JSON.stringify(answer() ?? {})), pageInfo: null, expires: null };
    },
  };
  const telling = tellCalls(transport, (...one) => {
    expect(eventComplaints(one[0], one[1])).toEqual([]);
    told.push(one);
  });
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
  ['password.forgot', {}, ['password reset requested', {}]],
  ['password.reset', {}, ['password reset completed', {}]],
  [
    'event.create',
    { body: { eventType: 'feedback_event', rating: -1, comment: 'secret' } },
    ['Feedback', { rating: -1 }],
  ],
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
  price: 3.4,
  autosession_status: 'on',
};

test.each([
  ['lotto-party.group.create', { id: 'g-1', groupName: 'Pies' }, 'social syndicate group created', { group_id: 'g-1' }],
  ['lotto-party.group.join', { id: 'g-1', groupName: 'Pies' }, 'social syndicate group joined', { group_id: 'g-1' }],
  ['lotto-party.session.create', session, 'social syndicate session created', sessionFacts],
  ['lotto-party.session.update', session, 'social syndicate session changed', sessionFacts],
])('a party is told without what people wrote: %s', async (id, result, name, fields) => {
  const { told, make } = calls(() => result);
  await make(id);
  expect(told).toEqual([[name, fields]]);
});

test('other calls that went well are not told, nor is a message to the shop', async () => {
  const { told, make } = calls(() => {});
  await make('customer.get');
  await make('toString');
  await make('event.create', { body: { eventType: 'support_message_event', comment: 'Hello' } });
  await make('lotto-party.session.update');
  expect(told).toEqual([]);
});

function failing(error: unknown) {
  return calls(() => {
    throw error;
  });
}

test.each([
  ['cart.items.add', { body: { lotteryKey: 'golden-bay' } }, {}],
  ['funds.card.add', {}, {}],
  ['funds.withdraw', { body: { withdrawalMethodCode: 'tt', amount: '5.00' } }, { method: 'tt' }],
])('a call that failed is an Error with the code of its first message: %s', async (id, input, more) => {
  const { told, make } = failing(new ApiError('Sales have closed.', { status: 422, code: 'draw_closed' }));
  await expect(make(id, input)).rejects.toThrow('Sales have closed.');
  expect(told).toEqual([['Error', { code: 'draw_closed', message: 'Sales have closed.', ...more }]]);
});

test('what the customer does not see fail is no Error', async () => {
  const cases: readonly [string, unknown][] = [
    ['funds.withdraw', new ApiError('A code, please.', { status: 403, code: '2fa_required' })],
    ['anon-cart.get', new ApiError('Gone.', { status: 404, code: 'cart_not_found' })],
    ['checkout.outcome', new ApiError('Lost.', { status: 500, code: 'no_answer', answered: false })],
    ['cart.get', new DOMException('left', 'AbortError')],
  ];
  for (const [id, error] of cases) {
    const { told, make } = failing(error);
    await expect(make(id)).rejects.toBe(error);
    expect([id, told]).toEqual([id, []]);
  }
});

const uploaded = (method: string) => {
  const body = new FormData();
  body.set('method', method);
  return { body };
};

test.each([
  ['customer.verify', {}, 'auto_verification'],
  ['customer.verification', uploaded('photo_id_upload'), 'photo_id_upload'],
  ['customer.verification', uploaded('pdf_form'), 'pdf_form'],
  ['customer.verification.licence', {}, 'drivers_licence'],
  ['customer.verification.connectid.callback', { body: { state: 's', code: 'c' } }, 'connect_id'],
])('an attempt at verification is told whatever comes of it: %s %o', async (id, input, method) => {
  const verified = calls(() => ({ status: 'Failed Verification' }));
  await verified.make(id, input);
  expect(verified.told).toEqual([['verification attempted', { method, status: 'Failed Verification', code: null }]]);
  const refused = failing(new ApiError('Not a licence.', { status: 422, code: 'invalid_licence' }));
  await expect(refused.make(id, input)).rejects.toThrow('Not a licence.');
  expect(refused.told).toEqual([
    ['verification attempted', { method, status: null, code: 'invalid_licence' }],
    ['Error', { code: 'invalid_licence', message: 'Not a licence.' }],
  ]);
  const waiting = failing(new ApiError('A code, please.', { status: 403, code: '2fa_required' }));
  await expect(waiting.make(id, input)).rejects.toThrow('A code, please.');
  expect(waiting.told).toEqual([]);
});

test('a visit to ConnectID is an attempt without a status until its outcome is known', async () => {
  const left = calls(() => ({ authorisePath: '/_connect-id/authorise?state=s' }));
  await left.make('customer.verification.connectid', {});
  expect(left.told).toEqual([['verification attempted', { method: 'connect_id', status: null, code: null }]]);
});

test('an address that was refused at sign-up is told without the address', async () => {
  const errors = { email: [{ code: 'email_taken', message: 'ada@harbour.example is taken' }] };
  const { told, make } = calls(() => {
    throw new ApiError('ada@harbour.example is taken', { status: 422, code: 'email_taken', errors });
  });
  await expect(make('auth.signup', { body: { email: 'ada@harbour.example' } })).rejects.toThrow('taken');
  await expect(make('auth.login', { body: { email: 'ada@harbour.example' } })).rejects.toThrow('taken');
  const error = ['Error', { code: 'email_taken', message: '… is taken' }];
  expect(told).toEqual([['sign-up email validation failed', { code: 'email_taken' }], error, error]);
});
