import { expect, test } from 'vitest';
import type { AnalyticsEventArguments } from '#domain/analytics/analytics-events.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ApiTransport } from '#engine/api/transport.ts';
import { listAnalyticsEventComplaints } from '#schemas/messages/analytics-events.ts';
import { withAnalyticsCallTracking } from './call-events.ts';

function calls(answer: () => unknown) {
  const tracked: AnalyticsEventArguments[] = [];
  const transport: ApiTransport = {
    async send() {
      return { result: JSON.parse(JSON.stringify(answer() ?? {})), pageInfo: null, expires: null };
    },
  };
  const tracking = withAnalyticsCallTracking(transport, (...event) => {
    expect(listAnalyticsEventComplaints(event[0], event[1])).toEqual([]);
    tracked.push(event);
  });
  return { tracked, make: (id: string, input: object = {}) => tracking.send({ id }, input) };
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
] as const)('withAnalyticsCallTracking tracks the event of a successful call: %s', async (id, input, expected) => {
  const { tracked, make } = calls(() => {});
  await make(id, input);
  expect(tracked).toEqual([expected]);
});

test.each([
  [false, [['sign-up email validation failed', { code: 'email_taken' }]]],
  [true, []],
])(
  'withAnalyticsCallTracking tracks a failed sign-up e-mail validation only if the address is taken (available: %s)',
  async (available, facts) => {
    const { tracked, make } = calls(() => ({ available }));
    await make('auth.check-email', { body: { email: 'ada@harbour.example' } });
    expect(tracked).toEqual(facts);
  },
);

test('withAnalyticsCallTracking tracks the membership status of the result, not that of the request', async () => {
  const { tracked, make } = calls(() => ({ membershipStatus: 'pending-deposit' }));
  await make('membership.update', { body: { membershipStatus: 'member' } });
  expect(tracked).toEqual([['MembershipStatusUpdated', { status: 'pending-deposit' }]]);
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
])(
  'withAnalyticsCallTracking tracks lotto party calls without the names that customers wrote: %s',
  async (id, result, name, fields) => {
    const { tracked, make } = calls(() => result);
    await make(id);
    expect(tracked).toEqual([[name, fields]]);
  },
);

test('withAnalyticsCallTracking tracks nothing for other successful calls and support messages', async () => {
  const { tracked, make } = calls(() => {});
  await make('customer.get');
  await make('toString');
  await make('event.create', { body: { eventType: 'support_message_event', comment: 'Hello' } });
  await make('lotto-party.session.update');
  expect(tracked).toEqual([]);
});

test('withAnalyticsCallTracking tracks no Feedback for events of other types, even if they have a rating', async () => {
  const { tracked, make } = calls(() => {});
  for (const eventType of ['support_message_event', 'purchase_event', undefined]) {
    await make('event.create', { body: { eventType, name: 'feedback', rating: 1, comment: 'Hello' } });
  }
  expect(tracked).toEqual([]);
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
])(
  'withAnalyticsCallTracking tracks a failed call as an Error with its code and message: %s',
  async (id, input, more) => {
    const { tracked, make } = failing(new ApiError('Sales have closed.', { status: 422, code: 'draw_closed' }));
    await expect(make(id, input)).rejects.toThrow('Sales have closed.');
    expect(tracked).toEqual([['Error', { code: 'draw_closed', message: 'Sales have closed.', ...more }]]);
  },
);

test('withAnalyticsCallTracking tracks no Error for failures that the customer does not see', async () => {
  const cases: readonly [string, unknown][] = [
    ['funds.withdraw', new ApiError('A code, please.', { status: 403, code: '2fa_required' })],
    ['anon-cart.get', new ApiError('Gone.', { status: 404, code: 'cart_not_found' })],
    ['checkout.outcome', new ApiError('Lost.', { status: 500, code: 'no_answer', answered: false })],
    ['cart.get', new DOMException('left', 'AbortError')],
  ];
  for (const [id, error] of cases) {
    const { tracked, make } = failing(error);
    await expect(make(id)).rejects.toBe(error);
    expect([id, tracked]).toEqual([id, []]);
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
])('withAnalyticsCallTracking tracks a verification attempt with its outcome: %s %o', async (id, input, method) => {
  const verified = calls(() => ({ status: 'Failed Verification' }));
  await verified.make(id, input);
  expect(verified.tracked).toEqual([['verification attempted', { method, status: 'Failed Verification', code: null }]]);
  const refused = failing(new ApiError('Not a licence.', { status: 422, code: 'invalid_licence' }));
  await expect(refused.make(id, input)).rejects.toThrow('Not a licence.');
  expect(refused.tracked).toEqual([
    ['verification attempted', { method, status: null, code: 'invalid_licence' }],
    ['Error', { code: 'invalid_licence', message: 'Not a licence.' }],
  ]);
  const waiting = failing(new ApiError('A code, please.', { status: 403, code: '2fa_required' }));
  await expect(waiting.make(id, input)).rejects.toThrow('A code, please.');
  expect(waiting.tracked).toEqual([]);
});

test('withAnalyticsCallTracking tracks the redirect to ConnectID as a verification attempt without a status', async () => {
  const left = calls(() => ({ authorisePath: '/_connect-id/authorise?state=s' }));
  await left.make('customer.verification.connectid', {});
  expect(left.tracked).toEqual([['verification attempted', { method: 'connect_id', status: null, code: null }]]);
});

test('withAnalyticsCallTracking tracks an e-mail address refused at sign-up without the address', async () => {
  const errors = { email: [{ code: 'email_taken', message: 'ada@harbour.example is taken' }] };
  const { tracked, make } = calls(() => {
    throw new ApiError('ada@harbour.example is taken', { status: 422, code: 'email_taken', errors });
  });
  await expect(make('auth.signup', { body: { email: 'ada@harbour.example' } })).rejects.toThrow('taken');
  await expect(make('auth.login', { body: { email: 'ada@harbour.example' } })).rejects.toThrow('taken');
  const error = ['Error', { code: 'email_taken', message: '… is taken' }];
  expect(tracked).toEqual([['sign-up email validation failed', { code: 'email_taken' }], error, error]);
});
