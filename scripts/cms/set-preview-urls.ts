import { DIRECTUS_COLLECTIONS, listDocumentKindsOfCollection } from '#engine/cms/directus/directus-collections.ts';
import { signLink } from '#engine/server/signed-link.ts';
import { type CmsWriteConnection, createCmsClient } from './cms-client.ts';

const DAYS = 90;
const DAY = 86_400_000;

/**
 * Sets the preview addresses in Directus, which then links each document and each of its versions to its preview in the
 * shop. The stored address is signed for 90 days and opens previews for everyone who can read the CMS settings.
 */
export async function setPreviewUrls(
  target: CmsWriteConnection,
  shopOrigin: string,
  linkSecret: string,
  now = Date.now(),
): Promise<void> {
  const key = signLink('/_preview', now + DAYS * DAY, linkSecret).replace('/_preview?', '');
  const client = createCmsClient(target);
  for (const collection of DIRECTUS_COLLECTIONS) {
    const [kind = '', ...others] = listDocumentKindsOfCollection(collection);
    // An unpublished draft has no id yet, but has the fields that its id consists of.
    const made = `site={{site}}&kind=${others.length > 0 ? '{{kind}}' : kind}&name={{name}}`;
    const url = `${shopOrigin}/_preview/open?document={{id}}&${made}&version={{$version}}&${key}`;
    await client.setPreviewUrl(collection, url);
  }
}
