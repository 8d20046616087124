import { defineChecksOfLinkedPages } from './brand-pages.ts';

defineChecksOfLinkedPages('harbour');
