import { expect, test } from 'vitest';
import { cartListMessages } from '#blocks/cart/cart-list/cart-list.messages.gen.ts';
import catalogue from '../../blocks/cart/cart-list/cart-list.messages.json' with { type: 'json' };
import { getUsualTextPatterns, getUsualTexts } from './usual-texts.ts';

const ITEM = '$5 off (once)';

/** The text of a catalogue without its tags, and with the item in place of its placeholder. */
function writeItem(text: string): string {
  return text.replaceAll(/<\/?\w+>/g, '').replaceAll('{item}', ITEM);
}

test('getUsualTexts returns texts with their placeholders filled in, and without tags but with the content of the tags', () => {
  const texts = getUsualTexts(cartListMessages);
  expect([texts.seen(), texts.remove({ item: ITEM }), texts.books({ item: ITEM })]).toEqual([
    catalogue.seen.text,
    writeItem(catalogue.remove.text),
    writeItem(catalogue.books.text),
  ]);
});

test('patterns of usual texts allow anything for a value that is not given', () => {
  const { remove, books } = getUsualTextPatterns(cartListMessages);
  const [removed, book] = [writeItem(catalogue.remove.text), writeItem(catalogue.books.text)];
  expect([remove().test(removed), remove({ item: ITEM }).test(removed), books().test(book)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([remove({ item: 'Another' }).test(removed), books().test(removed)]).toEqual([false, false]);
});
