import { expect, test } from 'vitest';
import { hideParamValuesInAnalyticsPath } from './analytics-path.ts';

const route = { params: { partner: 'partner' } };

function pathOf(pathname: string, params: Record<string, string>) {
  return hideParamValuesInAnalyticsPath(pathname, { route, params });
}

test('hideParamValuesInAnalyticsPath replaces values of parameters without a resolver by their names', () => {
  expect(pathOf('/purchase/ferry-radio/autologin/orNW-d_M', { partner: 'ferry-radio', token: 'orNW-d_M' })).toBe(
    '/purchase/ferry-radio/autologin/:token',
  );
  expect(pathOf('/confirm/a%2Fb%20c', { token: 'a/b c' })).toBe('/confirm/:token');
});

test('hideParamValuesInAnalyticsPath returns null for a path in which all parameters have a resolver', () => {
  expect(pathOf('/', {})).toBeNull();
  expect(pathOf('/purchase/ferry-radio/x/y', { partner: 'ferry-radio', '*': 'x/y' })).toBeNull();
});
