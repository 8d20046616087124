import { everyPageJourneys } from './every-page.ts';

everyPageJourneys('sunnyside');
