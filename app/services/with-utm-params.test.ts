import { expect, test } from 'vitest';
import { addUtmParamsToPath } from './with-utm-params.ts';

test.each([
  ['/cart', '', '/cart'],
  ['/cart', '?page=2', '/cart'],
  ['/cart', '?utm_source=mail&page=2&utm_campaign=a%20b&utm_other=x', '/cart?utm_source=mail&utm_campaign=a+b'],
  ['/cart?a=1', '?utm_term=x', '/cart?a=1&utm_term=x'],
])(
  'addUtmParamsToPath carries only the UTM parameters of a search over to the path: %s with %s becomes %s',
  (path, search, expected) => {
    expect(addUtmParamsToPath(path, search)).toBe(expected);
  },
);
