import { expect, test } from 'vitest';
import { findGameTypeByPathSegment, type GameType, getGameTypePathSegment } from './game-type.ts';

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
  expect(getGameTypePathSegment(gameType)).toBe(segment);
  expect(findGameTypeByPathSegment(segment)).toBe(gameType);
});

test.each(['reduced_system', 'results', '', 'constructor'])('%j is no game type', (segment) => {
  expect(findGameTypeByPathSegment(segment)).toBeNull();
});
