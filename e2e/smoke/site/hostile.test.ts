import { hostileJourneys } from '../../hostile/hostile-journeys.ts';

hostileJourneys(12);
