import type { ContentSource } from '#engine/cms/content-source.ts';
import { CHECKS_VERSION } from '#engine/cms/releases/checks-version.ts';
import { readApprovalRules } from '#engine/cms/releases/release-approval.ts';
import { createReleaseVerifier } from '#engine/cms/releases/release-signature.ts';
import { createReleaseSource } from '#engine/cms/releases/release-source.ts';
import { createReleaseStore } from '#engine/cms/releases/release-store.ts';
import { openObjectStore } from '#engine/object-store/open-object-store.ts';
import type { ServerSettings } from './settings.ts';
import type { SharedNodes } from './shared-nodes.ts';

/** Documents and pictures of the live release, without a CMS. */
export async function openLiveReleaseSource(
  { store, publicKeys, approval }: Extract<ServerSettings['cms'], { readonly kind: 'release' }>,
  clock: () => number,
  applyAt: SharedNodes['applyAt'],
): Promise<ContentSource> {
  const verify = publicKeys === null ? null : createReleaseVerifier(publicKeys);
  const releases = createReleaseStore({
    objects: await openObjectStore(store, clock),
    verify,
    approval: approval ? readApprovalRules(approval) : null,
  });
  return createReleaseSource({ releases, clock, applyAt, checksVersion: CHECKS_VERSION });
}
