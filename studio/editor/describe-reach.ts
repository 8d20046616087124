import type { StudioReach } from '../api-types.ts';
import { formatChoice } from './field-words.ts';
import { reachMessages } from './reach.messages.gen.ts';

/** "in the site header of 214 pages of 3 brands: …"; null for at most one page. */
export function describeReach({ pages, brands, part }: StudioReach): string | null {
  const [brand = '', ...others] = brands;
  if (pages < 2) return null;
  if (part === null) {
    if (others.length === 0) return reachMessages.pages({ pages, brand });
    return reachMessages.brands({ pages, count: brands.length, brands: brands.join(', ') });
  }
  const place = { pages, part: formatChoice(part).toLowerCase() };
  if (others.length === 0) return reachMessages.partOfPages({ ...place, brand });
  return reachMessages.partOfBrands({ ...place, count: brands.length, brands: brands.join(', ') });
}
