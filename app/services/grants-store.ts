import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNonArrayObject } from '#engine/api/api-error.ts';
import type {
  CapabilityGrantSettings,
  SavedCapabilityGrants,
  SegmentCapabilityGrant,
} from '#engine/capabilities/granted-capabilities.ts';

/** Stores the last granted capabilities of each site in a folder. An unreadable file counts as none. */
export function createGrantedCapabilitiesFileStore(
  folder: string,
  failed: (site: string, error: unknown) => void,
): CapabilityGrantSettings['saved'] {
  const fileOf = (site: string) => join(folder, `${encodeURIComponent(site)}.json`);
  return {
    read(site) {
      try {
        const value: unknown = JSON.parse(readFileSync(fileOf(site), 'utf8'));
        return isSaved(value) ? value : null;
      } catch {
        return null;
      }
    },
    write(site, grants) {
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${fileOf(site)}.new`, JSON.stringify(grants));
        renameSync(`${fileOf(site)}.new`, fileOf(site));
      } catch (error) {
        failed(site, error);
      }
    },
  };
}

function isSaved(value: unknown): value is SavedCapabilityGrants {
  return (
    isNonArrayObject(value) &&
    typeof value['at'] === 'number' &&
    Array.isArray(value['grants']) &&
    value['grants'].every(isGrant)
  );
}

function isGrant(value: unknown): value is SegmentCapabilityGrant {
  return isNonArrayObject(value) && typeof value['segment'] === 'string' && Array.isArray(value['capabilities']);
}
