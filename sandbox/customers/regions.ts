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

/** Regions that count as one: a move within such a group changes nothing for the shop. */
const GROUPS: readonly (readonly Region[])[] = [
  ['TAS', 'VIC'],
  ['NT', 'SA'],
];

export function isSameRegion(left: Region | null, right: Region | null): boolean {
  if (left === right) return true;
  if (left === null || right === null) return false;
  return GROUPS.some((group) => group.includes(left) && group.includes(right));
}
