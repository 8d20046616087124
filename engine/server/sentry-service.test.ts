import { expect, test, vi } from 'vitest';
import type { ErrorReport } from './error-service.ts';
import { createSentryService } from './sentry-service.ts';

const report: ErrorReport = {
  kind: 'page',
  level: 'error',
  message: 'down',
  type: 'ApiError',
  stack: 'at a',
  status: 503,
  where: '/cart',
  site: 'one',
  isCustom: false,
};

function service(answer: () => Promise<Response>, dsn = 'https://public@errors.example/base/7') {
  const sent: { url: string; headers: Headers; lines: ReturnType<typeof JSON.parse>[] }[] = [];
  const failures: unknown[] = [];
  let now = Date.UTC(2026, 10, 21);
  const { sendReport } = createSentryService({
    dsn,
    environment: 'production',
    fetch: (url, init) => {
      const lines = String(init?.body)
        .split('\n')
        .map((line) => JSON.parse(line));
      sent.push({ url: String(url), headers: new Headers(init?.headers), lines });
      return answer();
    },
    clock: () => now,
    randomId: () => '00000000-0000-4000-8000-000000000001',
    failed: (error) => failures.push(error),
  });
  return { sendReport, sent, failures, wait: (milliseconds: number) => (now += milliseconds) };
}

const well = async () => new Response('{}');

test('a Sentry report is an envelope with one event', () => {
  const { sendReport, sent } = service(well);
  sendReport(report);
  const [{ url, headers, lines } = { url: '', headers: new Headers(), lines: [] }] = sent;
  expect(url).toBe('https://errors.example/base/api/7/envelope/');
  expect(headers.get('x-sentry-auth')).toContain('sentry_key=public');
  expect(lines).toEqual([
    { event_id: '00000000000040008000000000000001', sent_at: '2026-11-21T00:00:00.000Z' },
    { type: 'event' },
    {
      event_id: '00000000000040008000000000000001',
      timestamp: 1795219200,
      environment: 'production',
      platform: 'javascript',
      level: 'error',
      logger: 'page',
      exception: { values: [{ type: 'ApiError', value: 'down' }] },
      tags: { kind: 'page', site: 'one', status: '503', where: '/cart' },
      extra: { stack: 'at a' },
    },
  ]);
});

test('a content security policy violation is sent to Sentry with its message as fingerprint', () => {
  const { sendReport, sent } = service(well);
  sendReport({ ...report, kind: 'csp', message: 'img-src refused data:', stack: null });
  expect(sent[0]?.lines[2]).toMatchObject({ fingerprint: ['csp', 'img-src refused data:'] });
});

test('at most 60 Sentry reports are sent per minute', () => {
  const { sendReport, sent, wait } = service(well);
  for (let index = 0; index < 100; index++) sendReport(report);
  expect(sent.length).toBe(60);
  wait(60_000);
  sendReport(report);
  expect(sent.length).toBe(61);
});

test('a failing Sentry service is reported once until it recovers', async () => {
  const answers = [500, 500, 200, 500];
  const { sendReport, failures } = service(async () => new Response('{}', { status: answers.shift() ?? 200 }));
  sendReport(report);
  sendReport(report);
  await vi.waitFor(() => expect(failures).toEqual([new Error('the error service answered 500')]));
  sendReport(report);
  await vi.waitFor(() => expect(answers.length).toBe(1));
  await Promise.resolve();
  sendReport(report);
  await vi.waitFor(() => expect(failures.length).toBe(2));
});

test.each(['errors.example', 'https://errors.example/7', 'https://key@errors.example/', 'ftp://key@errors.example/7'])(
  'parseSentryDsn throws for %s',
  (dsn) => {
    expect(() => service(well, dsn)).toThrow(TypeError);
  },
);
