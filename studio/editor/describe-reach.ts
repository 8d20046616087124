import type { StudioReach } from '../api-types.ts';
import { text } from '../messages/text.ts';
import { formatChoice } from './field-words.ts';

/** "in the site header of 214 pages of 3 brands: …"; null for at most one page. */
export function describeReach({ pages, brands, part }: StudioReach): string | null {
  const [brand = '', ...others] = brands;
  if (pages < 2) return null;
  const place = part === null ? {} : { part: formatChoice(part).toLowerCase() };
  if (others.length === 0) return text(part === null ? 'reach.pages' : 'reach.partOfPages', { pages, brand, ...place });
  const values = { pages, count: brands.length, brands: brands.join(', '), ...place };
  return text(part === null ? 'reach.brands' : 'reach.partOfBrands', values);
}
