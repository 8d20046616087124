import { expect, test } from 'vitest';
import { purchaseChannel } from './purchase-channel.ts';

test.each([
  ['app', 'APP'],
  ['google', 'web'],
  ['APP', 'web'],
  [null, 'web'],
] as const)('who comes from %s buys in the channel %s', (source, channel) => {
  expect(purchaseChannel(source)).toBe(channel);
});
