import type { StudioSiteEntry } from '../api-types.ts';
import type { StartingParts } from './schema-field.types.ts';

/** A link and a picture that exist in the site, for new entries. */
export function findStartingParts({ pages, pictures }: Pick<StudioSiteEntry, 'pages' | 'pictures'>): StartingParts {
  const home = pages.find(({ path }) => path === '/') ?? pages[0];
  return { link: home?.link, asset: pictures[0] };
}
