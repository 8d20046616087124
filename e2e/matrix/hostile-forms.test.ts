import { IS_EXHAUSTIVE } from '../harness/exhaustive.ts';
import { defineHostileFormJourneys } from '../hostile/hostile-forms.ts';

defineHostileFormJourneys(IS_EXHAUSTIVE ? { step: 1, rounds: 3 } : { step: 5, rounds: 1 });
