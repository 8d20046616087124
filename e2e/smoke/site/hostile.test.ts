import { defineHostileJourneys } from '../../hostile/hostile-journeys.ts';

defineHostileJourneys(12);
