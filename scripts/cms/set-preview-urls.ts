import { DIRECTUS_COLLECTIONS, listCollectionKinds } from '#engine/cms/directus/directus-collections.ts';
import { signLink } from '#engine/server/signed-link.ts';
import { type CmsTarget, createCmsClient } from './cms-client.ts';

const DAYS = 90;
const DAY = 86_400_000;

/**
 * Lets editors see what they write: Directus leads from each document, and from each of its versions, to the preview of it
 * in the shop. The address that it keeps opens previews to whoever may read the settings of the CMS, for 90 days.
 */
export async function setPreviewUrls(
  target: CmsTarget,
  shopOrigin: string,
  linkSecret: string,
  now = Date.now(),
): Promise<void> {
  const key = signLink('/_preview', now + DAYS * DAY, linkSecret).replace('/_preview?', '');
  const client = createCmsClient(target);
  for (const collection of DIRECTUS_COLLECTIONS) {
    const [kind = '', ...others] = listCollectionKinds(collection);
    // A draft that was never published has no id, but what its id is made of.
    const made = `site={{site}}&kind=${others.length > 0 ? '{{kind}}' : kind}&name={{name}}`;
    const url = `${shopOrigin}/_preview/open?document={{id}}&${made}&version={{$version}}&${key}`;
    await client.setPreviewUrl(collection, url);
  }
}
