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
])('the game type %s has the path segment /%s', (gameType, segment) => {
  expect(getGameTypePathSegment(gameType)).toBe(segment);
  expect(findGameTypeByPathSegment(segment)).toBe(gameType);
});

test.each(['reduced_system', 'results', '', 'constructor'])(
  'the path segment %j belongs to no game type',
  (segment) => {
    expect(findGameTypeByPathSegment(segment)).toBeNull();
  },
);
