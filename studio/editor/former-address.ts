import { mergeFormerAddresses } from '#engine/site/former-addresses.ts';
import type { StudioDocumentKey } from '../api-types.ts';
import { setValueAt, type ValuePath } from './edit-value.ts';
import { getMergedValue, type OpenDocument } from './open-documents.ts';

interface AddressSettings {
  readonly address: string;
  readonly former: string;
}

const ADDRESSES: Readonly<Partial<Record<StudioDocumentKey['kind'], AddressSettings>>> = {
  page: { address: 'path', former: 'formerPaths' },
  post: { address: 'slug', former: 'formerSlugs' },
};

/**
 * Keeps the published address in the list of former ones after a change of the address, so that old links lead to the
 * new one. Returning to the published address takes it off again.
 */
export function recordFormerAddress(merged: unknown, changed: ValuePath, document: OpenDocument): unknown {
  const settings = ADDRESSES[document.key.kind];
  if (!settings || changed.length !== 1 || changed[0] !== settings.address) return merged;
  const { address, former } = settings;
  const published: Record<string, unknown> = Object(getMergedValue(document, document.published));
  const value: Record<string, unknown> = Object(merged);
  const had = [...toList(published[former]), published[address]].filter((one) => typeof one === 'string');
  const mergedAddresses = mergeFormerAddresses(toList(value[former]), had, value[address]);
  const isLeftOut = mergedAddresses.length === 0 && published[former] === undefined;
  return setValueAt(merged, [former], isLeftOut ? undefined : mergedAddresses);
}

/** Published address that leads to the new one of a page; null where it is unchanged, or the page is new. */
export function findReplacedAddress(document: OpenDocument, merged: unknown): string | null {
  if (document.key.kind !== 'page') return null;
  const { path: before }: Record<string, unknown> = Object(getMergedValue(document, document.published));
  const { path }: Record<string, unknown> = Object(merged);
  return typeof before === 'string' && typeof path === 'string' && before !== path ? before : null;
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
