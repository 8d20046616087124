import { expect, test } from 'vitest';
import { addAppReturnLinkToPath } from './with-deep-link.ts';

test('addAppReturnLinkToPath adds the app return link of the query to a path, and no other parameter', () => {
  const search = '?page=2&successMobileDeepLink=shop%3A%2F%2Fdone%3Fa%3D1';
  expect(addAppReturnLinkToPath('/receipt/1', search)).toBe(
    '/receipt/1?successMobileDeepLink=shop%3A%2F%2Fdone%3Fa%3D1',
  );
  expect(addAppReturnLinkToPath('/receipt/1', '?page=2')).toBe('/receipt/1');
});
