import type { PresenceAnswer, StudioSession, StudioVersion } from '../../api-types.ts';
import type { PictureListAnswer } from '../../picture-types.ts';
import { formatPictureUrl } from '../picture-client.ts';
import { nameSharedSites } from '../studio-client.ts';
import type { StudioHome } from '../studio-home.ts';
import { readDraftKeys, splitRevision, toCmsItem } from './cms-documents.ts';
import type { CmsPort } from './cms-port.ts';
import { createDirectusClient } from './create-directus-client.ts';
import { createTicketedServer } from './ticketed-server.ts';
import { uploadToCms } from './upload-to-cms.ts';

/**
 * Documents in Directus, whose page frames the studio. The studio's server renders the stage, and stores nothing.
 *
 * @param clock epoch milliseconds
 */
export function createDirectusHome(cms: CmsPort, clock: () => number): StudioHome {
  const server = createTicketedServer(cms, clock);
  return {
    openSession: async () => {
      const session = (await server.call('GET', '/api/session')) as StudioSession;
      const known = new Set(session.sites.map(({ key }) => key));
      const drafts = readDraftKeys(await cms.call('listDrafts', null)).filter(({ site }) => known.has(site));
      return nameSharedSites({ ...session, drafts });
    },
    createClient: () => createDirectusClient(cms, server),
    createPictureClient: () => ({
      list: async (site, signal) => {
        const path = `/api/pictures?${new URLSearchParams({ site })}`;
        return ((await server.call('GET', path, undefined, signal)) as PictureListAnswer).pictures;
      },
      url: (site, name, size) =>
        `${formatPictureUrl(site, name, size)}&${new URLSearchParams({ ticket: server.ticket() })}`,
      upload: (site, file, options) => uploadToCms(cms, server, site, file, options),
    }),
    createSessionClient: (_, tab) => ({
      announce: async (document) =>
        ((await server.call('POST', '/api/presence', { tab, document })) as PresenceAnswer).others,
      listVersions: async (key) => readVersions(await cms.call('listRevisions', toCmsItem(key))),
      readVersion: async (_key, id) => {
        const { data }: { data?: unknown } = Object(await cms.call('readRevision', { id }));
        return splitRevision(Object(data).document).value;
      },
      // The session is that of the CMS.
      signOut: null,
    }),
  };
}

/** Earlier publications; the newest one is what is published. */
function readVersions(revisions: unknown): readonly StudioVersion[] {
  return (Array.isArray(revisions) ? revisions : []).slice(1).map((revision: unknown) => {
    const { id, activity }: { id?: unknown; activity?: unknown } = Object(revision);
    return { id: String(id), at: Date.parse(String(Object(activity).timestamp)) };
  });
}
