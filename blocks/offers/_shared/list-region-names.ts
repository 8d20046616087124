import type { Region } from '#schemas/generated/api/types.gen.ts';
import type { RegionNamesMessages } from './region-names.messages.gen.ts';

/** The regions by name, in their order, each once, although two codes can have one name. */
export function listRegionNames(regions: readonly Region[], messages: RegionNamesMessages): string[] {
  return [...new Set(regions.map((region) => messages.name({ region })))];
}
