import { describe, expect, test } from 'vitest';
import { encodeCartFragment } from '#domain/checkout/cart-fragment.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import { createPartnerCartItemsStore, parsePartnerCartFragment } from './partner-cart-items.ts';
import { freezePartnerCartDuringPurchase } from './partner-checkout.ts';

const one = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;
const two = { ...one, numGames: 8 };

function memory(): TabStorage & { readonly storedValues: Map<string, string> } {
  const storedValues = new Map<string, string>();
  return {
    storedValues,
    read: (name) => storedValues.get(name) ?? null,
    write: (name, value) => void storedValues.set(name, value),
    remove: (name) => void storedValues.delete(name),
  };
}

describe('the items of a partner purchase', () => {
  test('stay as shown when the button was pressed, whatever is sent or priced meanwhile', () => {
    const storage = memory();
    const items = createPartnerCartItemsStore(storage, 'ferry-radio');
    const ended: string[] = [];
    const attempts = freezePartnerCartDuringPurchase(
      { open: () => null, save: (attempt) => void ended.push(`kept ${attempt}`), end: () => void ended.push('ended') },
      items,
    );
    items.save([one]);
    items.show([one]);
    items.priced('last-1');
    attempts.save('a');
    items.save([two]);
    items.show([two]);
    items.priced('last-2');
    const reloadedItems = createPartnerCartItemsStore(storage, 'ferry-radio');
    expect([items.shown(), items.last(), reloadedItems.shown(), reloadedItems.last()]).toEqual([
      [one],
      'last-1',
      [one],
      'last-1',
    ]);
    attempts.end();
    expect([items.shown(), items.last(), items.sent()]).toEqual([[two], 'last-2', [two]]);
    expect(ended).toEqual(['kept a', 'ended']);
  });

  test('are stored per partner across a reload until they are bought', () => {
    const storage = memory();
    const items = createPartnerCartItemsStore(storage, 'ferry-radio');
    items.save([one]);
    expect(createPartnerCartItemsStore(storage, 'ferry-radio').sent()).toEqual([one]);
    expect(createPartnerCartItemsStore(storage, 'parish-news').sent()).toBeNull();
    items.priced(null);
    items.freeze();
    expect(createPartnerCartItemsStore(storage, 'ferry-radio').last()).toBeNull();
    items.clear();
    expect([items.sent(), [...storage.storedValues]]).toEqual([null, []]);
  });

  test.each(['', 'x', '[{"lotteryKey":1}]', '{}', 'null'])('are empty when the tab storage holds %j', (text) => {
    const storage = memory();
    storage.write('vitrine:partner-cart:ferry-radio', text);
    expect(createPartnerCartItemsStore(storage, 'ferry-radio').sent()).toBeNull();
  });

  test('are read from a cart link if its schema accepts it', () => {
    expect(parsePartnerCartFragment(encodeCartFragment([one]))).toEqual([one]);
    expect(parsePartnerCartFragment(encodeCartFragment([{ ...one, price: '0.01' }]))).toBeNull();
    expect(parsePartnerCartFragment('#main')).toBeNull();
  });
});
