import type { Region } from '#schemas/generated/api/wire-types.gen.ts';
import type { BrandCatalogue } from '../../offers/catalogue/catalogue-types.ts';

/** IP addresses reserved for documentation (RFC 5737), each mapped to a region for tests. */
const PLACES: Readonly<Record<string, Region>> = {
  '203.0.113.1': 'NSW',
  '203.0.113.2': 'ACT',
  '203.0.113.3': 'QLD',
  '203.0.113.4': 'VIC',
  '203.0.113.5': 'TAS',
  '203.0.113.6': 'SA',
  '203.0.113.7': 'NT',
  '203.0.113.8': 'WA',
  '203.0.113.9': 'OTHER',
};

/** The region of a visitor by IP address, if the brand has regions; the home region for unknown addresses. */
export function locateRegionByIpAddress(
  { subVariants }: Pick<BrandCatalogue, 'subVariants'>,
  address: string,
): { readonly region: Region | null; readonly sub_variant: string | null } {
  const [home] = subVariants;
  const region = PLACES[address] ?? home?.regions[0] ?? null;
  const found = subVariants.find(({ regions }) => region !== null && regions.includes(region));
  return { region: subVariants.length === 0 ? null : region, sub_variant: found?.key ?? null };
}
