import { defineAccessibilityScanOfBrandPages } from './every-page.ts';

defineAccessibilityScanOfBrandPages('lantern');
