import { harbour } from './harbour.ts';
import { lantern } from './lantern.ts';
import { sunnyside } from './sunnyside.ts';
import type { BrandCatalogue } from './types.ts';

export const catalogues: readonly BrandCatalogue[] = [harbour, lantern, sunnyside];
