import { hostileFormJourneys } from '../hostile/hostile-forms.ts';

hostileFormJourneys();
