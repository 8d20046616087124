import { defineChecksOfLinkedPages } from './brand-pages.ts';

defineChecksOfLinkedPages('sunnyside');
