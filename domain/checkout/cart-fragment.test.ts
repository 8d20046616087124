import { expect, test } from 'vitest';
import { decodeCartFragment, encodeCartFragment } from './cart-fragment.ts';

test.each([[[]], [[{ lotteryKey: 'golden-bay', numGames: 4 }]], [[{ name: 'Zoë’s ⛴ ??>>' }]]])(
  'decodeCartFragment returns the cart %j that encodeCartFragment encoded',
  (items) => {
    const fragment = encodeCartFragment(items);
    expect(fragment).toMatch(/^#cart=[\w-]+$/);
    expect(JSON.parse(decodeCartFragment(fragment) ?? '')).toEqual(items);
  },
);

test.each(['', '#', '#cart=', '#cart=%', '#cart=a', '#main', '#cart=W10=', 'cart=W10'])(
  'decodeCartFragment returns null for %s',
  (fragment) => expect(decodeCartFragment(fragment)).toBeNull(),
);
