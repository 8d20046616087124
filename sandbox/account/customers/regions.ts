import type { Region } from '#schemas/generated/api/wire-types.gen.ts';

/** Every region (specification: Roles and permissions, "Regions"). */
export const allRegions: readonly Region[] = [
  'ACT',
  'GB',
  'LW',
  'NSW',
  'NSWL',
  'NT',
  'QLD',
  'SA',
  'TAS',
  'VIC',
  'WA',
  'OTHER',
];
