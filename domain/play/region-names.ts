/** Names of the regions that a customer can live in (specification: Entities and their fields, "Regions"). */
const NAMES = {
  ACT: 'the Australian Capital Territory',
  GB: 'Great Britain',
  LW: 'Lord Howe Island',
  NSW: 'New South Wales',
  NSWL: 'New South Wales',
  NT: 'the Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
  OTHER: 'other countries',
} as const;

export type CustomerRegionKey = keyof typeof NAMES;

/** The regions by name, in their order, each once. */
export function listRegionNames(regions: readonly CustomerRegionKey[]): string[] {
  return [...new Set(regions.map((region) => NAMES[region]))];
}
