import { expect, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../harness/exhaustive.ts';
import { defineHostileApiJourneys } from '../hostile/hostile-api.ts';
import { defineHostileDocumentAndUrlJourneys } from '../hostile/hostile-journeys.ts';
import { HOSTILE_STRINGS } from '../hostile/hostile-strings.ts';

test('the list of hostile strings for tests has over two hundred entries', () =>
  expect(HOSTILE_STRINGS.length).toBeGreaterThan(200));

defineHostileDocumentAndUrlJourneys(IS_EXHAUSTIVE ? 1 : 7);

defineHostileApiJourneys();
