import { expect, test } from 'vitest';
import { createMailToCustomer } from './customer-mail.ts';
import { getMessageFormat } from './message-context.ts';

const brand = { branding: { locale: 'en-AU', currency: 'AUD', time_zone: 'Australia/Sydney' } };

test.each([
  ['zh-Hans-AU', '/login/autologin/abc', '/login/autologin/abc?language=zh-Hans-AU'],
  ['cy-GB', '/change-Password?token=abc', '/change-Password?token=abc&language=cy-GB'],
  ['en-AU', '/login/autologin/abc', '/login/autologin/abc'],
  [null, '/login/autologin/abc', '/login/autologin/abc'],
  ['cy-GB', null, null],
])('a mail to a customer with the language %s has the link %s as %s', (locale, link, expected) => {
  const mail = createMailToCustomer({ locale }, brand, () => ({ body: getMessageFormat().locale, link }));
  expect(mail).toEqual({ body: locale ?? 'en-AU', link: expected });
});
