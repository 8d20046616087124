import { expect, test } from 'vitest';
import { isJsonObject } from '#engine/site/json.ts';
import { blockSchemas } from './schemas.gen.ts';

test('strings of blocks without x-text are keys, addresses, numbers or times', () => {
  const unmarked = Object.values(blockSchemas).flatMap(({ type, schema }) =>
    listUnmarkedStrings(schema, '').map((pointer) => `${type}${pointer}`),
  );
  expect(unmarked).toEqual(
    [
      'cart-list/properties/advice/items/properties/reason',
      'cause-list/properties/causes/items',
      'cause-list/properties/stories/items/properties/cause',
      'checkout-header/properties/elsewhere/items/properties/routes/items',
      'content-page-list/properties/below',
      'jackpot-hero/properties/exclude/items',
      'jackpot-hero/properties/keys/items',
      'notification-drawer/properties/placements/items',
      'offer-grid/properties/exclude/items',
      'offer-grid/properties/keys/items',
      'offer-grid/properties/pictures/items/properties/offer',
      'offer-header/properties/pictures/items/properties/offer',
      'prize-hero/properties/offer',
      'raffle-prizes/properties/stories/items/properties/offer',
      'support-widget/properties/email',
      'support-widget/properties/hours/items/properties/closes',
      'support-widget/properties/hours/items/properties/opens',
      'support-widget/properties/phone',
    ].toSorted(),
  );
});

/** Pointers of strings that are neither texts nor one of listed values nor the name of a menu. */
function listUnmarkedStrings(schema: unknown, pointer: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part, index) => listUnmarkedStrings(part, `${pointer}/${index}`));
  if (!isJsonObject(schema)) return [];
  const isMarked = ['x-text', 'x-navigation', 'enum', 'const'].some((keyword) => keyword in schema);
  const own = [schema['type']].flat().includes('string') && !isMarked ? [pointer] : [];
  const below = Object.entries(schema).filter(([keyword]) => keyword !== 'examples' && keyword !== 'default');
  return [...own, ...below.flatMap(([name, part]) => listUnmarkedStrings(part, `${pointer}/${name}`))].toSorted();
}
