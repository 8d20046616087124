import { expect, test } from 'vitest';
import { decodeCartFragmentToJson, encodeCartFragment } from './cart-fragment.ts';

test.each([[[]], [[{ lotteryKey: 'golden-bay', numGames: 4 }]], [[{ name: 'Zoë’s ⛴ ??>>' }]]])(
  'decodeCartFragmentToJson returns the cart %j that encodeCartFragment encoded',
  (items) => {
    const fragment = encodeCartFragment(items);
    expect(fragment).toMatch(/^#cart=[\w-]+$/);
    expect(JSON.parse(decodeCartFragmentToJson(fragment) ?? '')).toEqual(items);
  },
);

test.each(['', '#', '#cart=', '#cart=%', '#cart=a', '#main', '#cart=W10=', 'cart=W10'])(
  'decodeCartFragmentToJson returns null for the invalid URL fragment "%s"',
  (fragment) => expect(decodeCartFragmentToJson(fragment)).toBeNull(),
);
