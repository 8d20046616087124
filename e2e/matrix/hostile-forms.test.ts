import { defineHostileFormJourneys } from '../hostile/hostile-forms.ts';

defineHostileFormJourneys();
