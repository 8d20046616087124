import { expect, test } from 'vitest';
import { clickedFields, readClickedProduct, writeClickedProduct } from './product-fields.ts';

const clicked = { product_id: 'golden-bay', category: 'lottery', source: 'offer-grid', name: 'Golden Bay' };

test('a product that was clicked in a list has every field, and what it says itself', () => {
  expect(clickedFields({ ...clicked, draw_no: 7, price: 3.4, prize_pool: 2_000_000 }, 'harbour')).toEqual({
    ...clicked,
    brand: 'harbour',
    cause: null,
    cart_id: null,
    num_draws: null,
    num_games: null,
    price: 3.4,
    variant: null,
    draw_date: null,
    draw_no: 7,
    prize_pool: 2_000_000,
    days_of_week: [],
    purchase_status: null,
  });
});

test.each(['', '{}', 'product_id=a;category=b;name=c', 'product_id=;category=b;source=d;name=c'])(
  '%j is no product',
  (text) => {
    expect(readClickedProduct(text)).toBeNull();
  },
);

test('a product is read as a document writes it', () => {
  const product = { ...clicked, name: 'Tom & Ada; =', draw_no: 7, price: 3.4, purchase_status: 'sold_out' } as const;
  const written = writeClickedProduct({ ...product, prize_pool: null });
  expect(written).toBe(
    'product_id=golden-bay;category=lottery;source=offer-grid;name=Tom+%26+Ada%3B+%3D;draw_no=7;price=3.4;purchase_status=sold_out',
  );
  expect(readClickedProduct(written)).toEqual({ ...product, variant: null, draw_date: null, prize_pool: null });
});

test('a field that is no number or no known status is left out', () => {
  const text = `${writeClickedProduct(clicked)};price=free;draw_no=;purchase_status=maybe`;
  expect(readClickedProduct(text)).toMatchObject({ price: null, draw_no: null, purchase_status: null });
});
