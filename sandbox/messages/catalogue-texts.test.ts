import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandCatalogueList } from '../offers/catalogue/brand-catalogues.ts';
import { FIRST_DIVISION_NAME } from '../offers/catalogue/catalogue-builders.ts';
import { resultsMessages } from '../results/results.messages.gen.ts';
import { translateCatalogueText, translateCatalogueTexts } from './catalogue-texts.ts';
import { runInLocale } from './message-context.ts';

const answer = {
  result: [{ key: 'main', name: 'Winning numbers', prizes: [{ name: 'Division 2', match: '5 winning numbers' }] }],
  note: 'Winning numbers',
  drawn: null,
};

test('the texts of the catalogues in an answer are in the language of the call', () => {
  expect(runInLocale(undefined, 'zh-Hans-AU', () => translateCatalogueTexts(answer))).toEqual({
    result: [{ key: 'main', name: '开奖号码', prizes: [{ name: '二等奖', match: '5个开奖号码' }] }],
    note: 'Winning numbers',
    drawn: null,
  });
});

test('an answer in a language without translated catalogues stays the same object', () => {
  expect(runInLocale(undefined, 'en-AU', () => translateCatalogueTexts(answer))).toBe(answer);
  expect(runInLocale(undefined, 'zh-Hant-TW', () => translateCatalogueTexts(answer))).toBe(answer);
});

test('a text without a translation stays in English', () => {
  expect(runInLocale(undefined, 'zh-Hans', () => ['Golden Bay', 'Standard'].map(translateCatalogueText))).toEqual([
    'Golden Bay',
    '标准',
  ]);
});

test('each translated text is in a catalogue', () => {
  const ofDraws = [resultsMessages.firstPrize(), resultsMessages.firstTicket(), resultsMessages.entryDrawn()];
  const usual = JSON.stringify([brandCatalogueList, FIRST_DIVISION_NAME, ofDraws]);
  const folder = new URL('catalogue-texts/', import.meta.url);
  const unknown = readdirSync(folder).flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))).filter(
      (text) => !usual.includes(JSON.stringify(text)),
    ),
  );
  expect(unknown).toEqual([]);
});
