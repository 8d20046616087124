import { expect, test } from 'vitest';
import { hostileApiJourneys } from '../hostile/hostile-api.ts';
import { hostileJourneys } from '../hostile/hostile-journeys.ts';
import { HOSTILE_STRINGS } from '../hostile/hostile-strings.ts';

test('there are over two hundred hostile strings', () => expect(HOSTILE_STRINGS.length).toBeGreaterThan(200));

hostileJourneys(1);

hostileApiJourneys();
