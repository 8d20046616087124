import { expect, test } from 'vitest';
import { createCustomerDataStandInApp } from './customer-data-app.ts';

const product = {
  brand: 'harbour',
  category: 'lottery',
  cause: null,
  source: 'offer-grid',
  cart_id: null,
  product_id: 'golden-bay',
  num_draws: null,
  num_games: null,
  price: 3.4,
  name: 'Golden Bay',
  variant: null,
  draw_date: '2026-11-28T08:30:00.000Z',
  draw_no: 12,
  prize_pool: null,
  days_of_week: [],
  purchase_status: null,
};
const clicked = (id: string, fields: object) => ({
  event: 'product clicked',
  message_id: id,
  properties: { ...product, ...fields },
});

async function standIn() {
  const app = createCustomerDataStandInApp();
  const json = async (path: string) => (await app.request(path)).json();
  return {
    send: (...batch: unknown[]) =>
      app.request('/_customer-data/v1/batch', {
        method: 'POST',
        headers: { authorization: 'Basic a2V5Og==', 'content-type': 'application/json' },
        body: JSON.stringify({ batch }),
      }),
    listStoredEventIds: async (): Promise<string[]> =>
      (await json('/_customer-data.json')).map(({ message_id }: { message_id: string }) => message_id),
    refused: () => json('/_customer-data/refused.json'),
  };
}

test('the customer-data stand-in accepts an event that matches its schema, and stores a repeated one once', async () => {
  const { send, listStoredEventIds, refused } = await standIn();
  expect((await send(clicked('m-1', {}))).status).toBe(200);
  await send(clicked('m-1', {}), clicked('m-2', {}));
  expect([await listStoredEventIds(), await refused()]).toEqual([['m-1', 'm-2'], []]);
});

test.each([
  ['a price that is a text', { price: '3.40' }, '/product clicked/price: type'],
  ['a source that is missing', { source: null }, '/product clicked/source: type string'],
  ['a field of its own', { line: 'item-1' }, '/product clicked: additionalProperties line'],
  ['an unknown status', { purchase_status: 'maybe' }, '/product clicked/purchase_status: enum'],
])(
  'the customer-data stand-in refuses %s, stores the other events, and names the error’s place',
  async (_, fields, complaint) => {
    const { send, listStoredEventIds, refused } = await standIn();
    const answer = await send(clicked('m-1', fields), clicked('m-2', {}));
    expect([answer.status, (await answer.json()).error]).toEqual([422, expect.stringContaining(complaint)]);
    expect(await listStoredEventIds()).toEqual(['m-2']);
    expect(await refused()).toMatchObject([{ event: { message_id: 'm-1' } }]);
  },
);

test('the customer-data stand-in refuses an unknown event type', async () => {
  const { send, refused } = await standIn();
  expect((await send({ event: 'product bought', message_id: 'm-1', properties: {} })).status).toBe(422);
  expect((await refused())[0].complaints).toEqual([': additionalProperties product bought']);
});
