import { defineEveryPageScan } from './every-page.ts';

defineEveryPageScan('sunnyside');
