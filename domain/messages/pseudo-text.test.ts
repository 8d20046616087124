import { describe, expect, test } from 'vitest';
import { createPseudoText } from './pseudo-text.ts';

describe('a plain text in a pseudo-locale', () => {
  test.each([
    ['Save', '[Sávééé]'],
    ['Play {productOfferKey}', '[Plááýý {productOfferKey}]'],
    ['help@shop.example', 'help@shop.example'],
    ['1800 000 427', '1800 000 427'],
    ['See https://shop.example/about now', '[Séééé https://shop.example/about ñööww]'],
  ])('%j is written as %j', (text, expected) => {
    expect(createPseudoText(text, 'plain', 'en-XA')).toBe(expected);
  });

  test('has Arabic letters and no brackets in ar-XB', () => {
    expect(createPseudoText('Play {name}', 'plain', 'ar-XB')).toBe('حلاى {name}');
  });
});

describe('Markdown in a pseudo-locale keeps its markup', () => {
  test.each([
    ['## Save\n\nSave **it**.', '## \\[Sávééé\\]\n\n\\[Sávéé **íííttt**.\\]'],
    ['- Save\n- 12', '- \\[Sávééé\\]\n- 12'],
    ['Save\nit', '\\[Sávéé\níítt\\]'],
    ['[Save](route:cart?x=save "Save")', '\\[[Sáávéé](route:cart?x=save "Sáávééé")\\]'],
    ['| Save | Win |\n| --- | :-: |\n| 1 | Win |', '| \\[Sávééé\\] | \\[Wíññ\\] |\n| --- | :-: |\n| 1 | \\[Wíññ\\] |'],
    ['<b class="save">Save</b>&nbsp;it', '\\[<b class="save">Sávééé</b>&nbsp;ítt\\]'],
    ['1. Save\n   it', '1. \\[Sávéé\n   ííítt\\]'],
  ])('%j is written as %j', (text, expected) => {
    expect(createPseudoText(text, 'markdown', 'en-XA')).toBe(expected);
  });
});
