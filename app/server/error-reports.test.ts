import { expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import type { ErrorReport } from '#engine/server/error-service.ts';
import { createErrorReporter } from './error-reports.ts';

const SECRET = 'eyJhbGciOiJIUzI1NiJ9.tok3n1234567890';

function reports() {
  const sentReports: ErrorReport[] = [];
  const logged: string[] = [];
  const note = (entry: object) => void logged.push(JSON.stringify(entry));
  const errors = createErrorReporter({ error: note, warn: note }, { sendReport: (report) => sentReports.push(report) });
  return { ...errors, sentReports, logged };
}

const failure = (source: string, message: string, status: number | null = null) =>
  ({
    kind: 'browser',
    host: 'shop.localhost',
    source,
    part: null,
    message,
    status,
    path: '/cart',
    stack: null,
  }) as const;

test.each([
  ['Request timeout', 'uncaught', null],
  ['Loading chunk 7 failed', 'uncaught', null],
  ['The network request was lost', 'call', null],
  ['The user aborted a request.', 'uncaught', null],
  ['Blocked frame with origin', 'uncaught', null],
  ['Illegal invocation', 'uncaught', null],
  ['The shop is slow', 'call', 408],
])(
  'the browser error "%s" from the source %s is logged and not sent to the error service',
  (message, source, status) => {
    const { browser, sentReports, logged } = reports();
    browser(failure(source, message, status));
    expect([sentReports.length, logged.length]).toEqual([0, 1]);
  },
);

test.each([
  ['analytics', 'Failed to fetch dynamically imported module, loading aborted'],
  ['block', 'Illegal invocation'],
])(
  'an error that the shop code of the kind %s reports on purpose is always sent to the error service',
  (source, message) => {
    const { browser, sentReports } = reports();
    browser(failure(source, message));
    expect(sentReports).toMatchObject([
      { kind: source, message, isCustom: true, where: '/cart', site: 'shop.localhost' },
    ]);
  },
);

test('an API answer of 500 or more is sent to the error service', () => {
  const { browser, part, sentReports } = reports();
  browser(failure('call', 'loading failed', 502));
  part({ kind: 'call', site: 'one', where: 'cart.get', error: new ApiError('down', { status: 503 }) });
  expect(sentReports).toMatchObject([
    { status: 502 },
    { status: 503, where: 'cart.get', site: 'one', type: 'ApiError' },
  ]);
});

test('a violation of the content security policy is always sent to the error service', () => {
  const { browser, sentReports } = reports();
  browser({ kind: 'csp', host: 'shop.localhost', directive: 'img-src', blocked: 'https://load.example', path: '/' });
  expect(sentReports).toMatchObject([{ kind: 'csp', message: 'img-src refused https://load.example' }]);
});

test('tokens in messages, addresses and results of errors are not sent to the error service', () => {
  const { request, part, sentReports } = reports();
  const error = new ApiError(`no such token ${SECRET}`, { status: 500, result: { accessToken: SECRET } });
  request(error, `/login/autologin/${SECRET}?next=${SECRET}`);
  part({ kind: 'page', site: 'one', where: `/receipt/${SECRET}`, error });
  expect(sentReports.length).toBe(2);
  expect(JSON.stringify(sentReports)).not.toContain('tok3n');
});

test('the path of a failed page is logged without its query and tokens, and as the pattern of its route', () => {
  const { part, logged } = reports();
  const log = (where: string) => part({ kind: 'page', site: 'one', where, error: new Error('down') });
  log(`/receipt/${SECRET}?next=${SECRET}`);
  log('/party/:partyId/lotto/:sessionId');
  expect(logged.map((entry) => JSON.parse(entry).where)).toEqual(['/receipt/…', '/party/:partyId/lotto/:sessionId']);
});

test('without an error service all errors are still logged', () => {
  const logged: object[] = [];
  const note = (entry: object) => void logged.push(entry);
  createErrorReporter({ error: note, warn: note }, null).request(new Error('x'), '/');
  expect(logged.length).toBe(1);
});
