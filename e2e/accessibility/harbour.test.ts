import { defineEveryPageScan } from './every-page.ts';

defineEveryPageScan('harbour');
