import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { findStudioSizeViolations } from './studio-size.ts';

test('findStudioSizeViolations accepts a studio below its limit and reports one above it', () => {
  const random = randomBytes(200_000);
  expect(findStudioSizeViolations((path) => (path.endsWith('.js') ? random : ''))).toEqual([]);
  expect(findStudioSizeViolations(() => random)).toEqual([
    expect.stringMatching(/^the studio loads 600\d{3} bytes of gzip at first; at most 350000 are allowed$/),
  ]);
});
