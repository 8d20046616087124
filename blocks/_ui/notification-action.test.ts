import { expect, test } from 'vitest';
import { parseNotificationActionLink } from './notification-action.ts';

test('the action of a notification leads to a path of the shop, or to an external page', () => {
  expect(parseNotificationActionLink('/my-account/spend-limits?a=b')).toEqual({
    href: '/my-account/spend-limits?a=b',
    external: false,
  });
  expect(parseNotificationActionLink('https://example.org/x')).toEqual({
    href: 'https://example.org/x',
    external: true,
  });
});

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/_report',
  'data:text/html,x',
  'https://a@evil.example',
  ' /x',
  '',
])('the action of a notification with the unsafe or invalid url %s leads nowhere', (url) =>
  expect(parseNotificationActionLink(url)).toBeNull(),
);
