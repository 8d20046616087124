import { expect, test } from 'vitest';
import { clickedFields, readClickedProduct, writeClickedProduct } from './product-fields.ts';

const clicked = { brand: 'golden-bay', category: 'lottery_ticket', source: 'offer-grid', name: 'Golden Bay' };

test('a product that was clicked in a list has every field, and what it says itself', () => {
  expect(clickedFields({ ...clicked, draw_no: 7, price: '3.40', prize_pool: '2000000.00' })).toEqual({
    ...clicked,
    cause: null,
    cart_id: null,
    product_id: 'golden-bay',
    num_draws: 1,
    num_games: 0,
    price: '3.40',
    variant: null,
    draw_date: null,
    draw_no: 7,
    prize_pool: '2000000.00',
    days_of_week: [],
    purchase_status: null,
  });
});

test.each(['', '{}', 'brand=a;category=b', 'brand=;category=b;name=c'])('%j is no product', (text) => {
  expect(readClickedProduct(text)).toBeNull();
});

test('a product is read as a document writes it', () => {
  const product = { ...clicked, name: 'Tom & Ada; =', draw_no: 7, price: '3.40', prize_pool: '2000000.00' };
  const written = writeClickedProduct(product);
  expect(written).toBe(
    'brand=golden-bay;category=lottery_ticket;source=offer-grid;name=Tom+%26+Ada%3B+%3D;draw_no=7;price=3.40;prize_pool=2000000.00',
  );
  expect(readClickedProduct(written)).toEqual({ ...product, draw_date: null, purchase_status: null });
});
