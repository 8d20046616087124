import type { BrandCatalogue } from './catalogue-types.ts';
import { harbourCatalogue } from './harbour.ts';
import { lanternCatalogue } from './lantern.ts';
import { sunnysideCatalogue } from './sunnyside.ts';

export const brandCatalogueList: readonly BrandCatalogue[] = [harbourCatalogue, lanternCatalogue, sunnysideCatalogue];
