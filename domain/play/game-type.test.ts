import { expect, test } from 'vitest';
import { type GameType, gameTypeOfSegment, gameTypeSegment } from './game-type.ts';

test.each<[GameType, string]>([
  ['deferred', 'subscriptions'],
  ['reduced_system', 'systems'],
  ['strike_boxed', 'boxed'],
  ['mega_combo', 'super-combos'],
  ['syndicate', 'syndicates'],
  ['lotto_party', 'lotto-party'],
  ['powerhit', 'powerhit'],
  ['powerpik', 'powerpik'],
  ['random', 'random'],
  ['standard', 'standard'],
])('%s is played at /%s', (gameType, segment) => {
  expect(gameTypeSegment(gameType)).toBe(segment);
  expect(gameTypeOfSegment(segment)).toBe(gameType);
});

test.each(['reduced_system', 'results', '', 'constructor'])('%j is no game type', (segment) => {
  expect(gameTypeOfSegment(segment)).toBeNull();
});
