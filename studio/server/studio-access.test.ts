import { expect, test } from 'vitest';
import { createStudioAccess } from './studio-access.ts';

const START = Date.UTC(2026, 0, 15);
const WEEK = 7 * 86_400_000;

function open(secret = 'a secret', previousSecret: string | null = null) {
  let now = START;
  const access = createStudioAccess({ secret, previousSecret, clock: () => now });
  const redeem = (link = access.createLink()) => access.redeem(link.replace('/?token=', ''));
  return { access, redeem, wait: (time: number) => (now += time) };
}
const cookieOf = (header: string | null) => header?.split(';')[0];

test('a printed link opens the studio once, with a cookie that scripts cannot read', () => {
  const { access, redeem } = open();
  const link = access.createLink();
  const header = redeem(link);
  expect(header).toMatch(/^vitrine_studio=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/);
  expect(redeem(link)).toBeNull();
  expect(redeem('/?token=guessed')).toBeNull();
});

test('a session has a token for writes, which is the same after a restart with the same secret', () => {
  const { access, redeem } = open();
  const cookie = cookieOf(redeem());
  const token = access.readWriteToken(cookie);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(open().access.readWriteToken(`other=1; ${cookie}`)).toBe(token);
  expect(open('another secret').access.readWriteToken(cookie)).toBeNull();
});

test('a session ends after a week, and none begins with a cookie that was changed', () => {
  const { access, redeem, wait } = open();
  const cookie = cookieOf(redeem()) ?? '';
  const [name, expires = ''] = cookie.split('.');
  expect(access.readWriteToken(cookie.replace(expires, String(Number(expires) + 1)))).toBeNull();
  expect(access.readWriteToken(name)).toBeNull();
  expect(access.readWriteToken(undefined)).toBeNull();
  wait(WEEK);
  expect(access.readWriteToken(cookie)).toBeNull();
});

test('a session goes on with its token for writes while another secret takes the place of the one that signed it', () => {
  const cookie = cookieOf(open().redeem());
  const token = open().access.readWriteToken(cookie);
  const during = open('another secret', 'a secret');
  expect(during.access.readWriteToken(cookie)).toBe(token);
  const begun = cookieOf(during.redeem());
  expect(open('another secret').access.readWriteToken(begun)).toBe(during.access.readWriteToken(begun));
  during.access.end(cookie);
  expect(during.access.readWriteToken(cookie)).toBeNull();
});
