import { expect, test } from 'vitest';
import { defineHostileApiJourneys } from '../hostile/hostile-api.ts';
import { defineHostileJourneys } from '../hostile/hostile-journeys.ts';
import { HOSTILE_STRINGS } from '../hostile/hostile-strings.ts';

test('there are over two hundred hostile strings', () => expect(HOSTILE_STRINGS.length).toBeGreaterThan(200));

defineHostileJourneys(1);

defineHostileApiJourneys();
