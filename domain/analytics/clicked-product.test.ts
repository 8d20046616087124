import { expect, test } from 'vitest';
import { parseProductLinkAttribute, serialiseProductLinkAttribute } from './clicked-product.ts';

const clicked = { product_id: 'golden-bay', category: 'lottery', source: 'offer-grid', name: 'Golden Bay' };

test.each(['', '{}', 'product_id=a;category=b;name=c', 'product_id=;category=b;source=d;name=c'])(
  'parseProductLinkAttribute returns null for the invalid text %j',
  (text) => {
    expect(parseProductLinkAttribute(text, 'harbour')).toBeNull();
  },
);

test('parseProductLinkAttribute restores every field that serialiseProductLinkAttribute wrote', () => {
  const product = { ...clicked, name: 'Tom & Ada; =', draw_no: 7, price: 3.4, purchase_status: 'sold_out' } as const;
  const written = serialiseProductLinkAttribute({ ...product, prize_pool: null });
  expect(written).toBe(
    'product_id=golden-bay;category=lottery;source=offer-grid;name=Tom+%26+Ada%3B+%3D;draw_no=7;price=3.4;purchase_status=sold_out',
  );
  expect(parseProductLinkAttribute(written, 'harbour')).toEqual({
    ...product,
    brand: 'harbour',
    cause: null,
    cart_id: null,
    num_draws: null,
    num_games: null,
    variant: null,
    draw_date: null,
    prize_pool: null,
    days_of_week: [],
  });
});

test('parseProductLinkAttribute reads an invalid number or an unknown status as null', () => {
  const text = `${serialiseProductLinkAttribute(clicked)};price=free;draw_no=;purchase_status=maybe`;
  expect(parseProductLinkAttribute(text, 'harbour')).toMatchObject({
    price: null,
    draw_no: null,
    purchase_status: null,
  });
});

test('a name with half a surrogate pair is written with a replacement character', () => {
  const written = serialiseProductLinkAttribute({ ...clicked, name: 'Bay \ud83d' });
  expect(parseProductLinkAttribute(written, 'harbour')?.name).toBe('Bay \ufffd');
});
