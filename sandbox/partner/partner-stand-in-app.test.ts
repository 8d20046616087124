import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});
afterAll(() => sandbox.close());

test.each([
  ['http://harbour.localhost:4000', 'http://harbour.localhost:4000'],
  ['https://harbour.localhost:4443', 'https://harbour.localhost:4443'],
  ['https://harbour.example', 'http://harbour.localhost:3000'],
  ["https://harbour.localhost:1 'unsafe-inline'", 'http://harbour.localhost:3000'],
])('the partner page asked to frame %s frames %s', async (requestedOrigin, framed) => {
  const answer = await fetch(`${sandbox.url}/_partner/ferry-radio?${new URLSearchParams({ shop: requestedOrigin })}`);
  expect(answer.headers.get('content-security-policy')).toContain(`frame-src ${framed};`);
  expect(await answer.text()).toContain(`src="${framed}/purchase/ferry-radio"`);
});
