import { expect, test } from 'vitest';
import { selectAppOrWebPurchaseChannel } from './purchase-channel.ts';

test.each([
  ['app', 'APP'],
  ['google', 'web'],
  ['APP', 'web'],
  [null, 'web'],
] as const)('a visitor with the utm_source %s buys in the channel %s', (source, channel) => {
  expect(selectAppOrWebPurchaseChannel(source)).toBe(channel);
});
