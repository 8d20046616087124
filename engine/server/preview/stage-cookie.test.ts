import { expect, test } from 'vitest';
import { startTestHttpServer } from '../testing/raw-server.ts';
import { createStageCookieHeader } from './stage-cookie.ts';

const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
const cookieFor = (headers: Readonly<Record<string, string>>) =>
  createStageCookieHeader({ get: (name) => headers[name] ?? null })['set-cookie'];

test('a stage that another site frames gets a cookie that scripts cannot read and no other frame shares', () => {
  expect(cookieFor(framed)?.split('; ')).toEqual(
    expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=None', 'Partitioned', 'Path=/']),
  );
});

test.each([
  ['in a tab of its own', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
  ['in a frame of the same site', { ...framed, 'sec-fetch-site': 'same-site' }],
  ['in a browser that does not send where a request comes from', {}],
])('a stage that is opened %s gets no cookie, because it would mark visits to the shop', (_, headers) => {
  expect(cookieFor(headers)).toBe(undefined);
});

test.each([
  ['with the origin of the shop', ['Origin: http://one.localhost:81', 'Sec-Fetch-Site: same-origin']],
  ['with a forged referrer', ['Origin: http://one.localhost:81', 'Referer: http://one.localhost:81/cart']],
  ['without an origin', []],
  ['with an opaque origin', ['Origin: null']],
  ['beside other cookies', ['Origin: http://one.localhost:81', 'X-Cookies: many']],
])('the HTTP server refuses what the script of a stage sends %s', async (_, headers) => {
  const { get } = await startTestHttpServer();
  const [setCookie = ''] = cookieFor(framed)?.split(';') ?? [];
  const answer = await get('/_own', [...headers, `Cookie: a=1; ${setCookie}; session=b`], 'POST');
  expect([answer?.status, answer?.body]).toEqual([403, 'A page in the studio changes nothing in the shop.\n']);
});

test('the HTTP server answers GET requests of a stage, and POST requests of the shop without a stage cookie', async () => {
  const { get } = await startTestHttpServer();
  const [setCookie = ''] = cookieFor(framed)?.split(';') ?? [];
  const answers = [
    await get('/_own', [`Cookie: ${setCookie}`]),
    await get('/_own', ['Cookie: session=b; not-vitrine-stage=1'], 'POST'),
  ];
  expect(answers.map((answer) => answer?.body)).toEqual(['GET /_own', 'POST /_own']);
});
