import type { Region } from '#schemas/generated/api/wire-types.gen.ts';

/** Every region (specification: Roles and permissions, "Regions"). */
export const regions: readonly Region[] = [
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
