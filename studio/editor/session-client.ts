import type {
  PresenceAnswer,
  PresenceRequest,
  StudioDocumentKey,
  StudioVersion,
  StudioVersionAnswer,
} from '../api-types.ts';
import { callStudio, toKeyQuery } from './studio-client.ts';

/** Calls about the session itself and about earlier versions. All throw `StudioCallError` on failures. */
export interface SessionClient {
  /** Says which document this window has open; null for none. Returns how many other windows have it open. */
  announce(document: StudioDocumentKey | null): Promise<number>;
  /** Earlier published versions of a document, newest first. */
  listVersions(key: StudioDocumentKey): Promise<readonly StudioVersion[]>;
  readVersion(key: StudioDocumentKey, id: string): Promise<unknown>;
  /** Null where the session is not that of the studio. */
  readonly signOut: (() => Promise<void>) | null;
}

/** @param tab id of this window, see `PresenceRequest` */
export function createSessionClient(writeToken: string, tab: string): SessionClient {
  return {
    announce: async (document) => {
      const request: PresenceRequest = { tab, document };
      return ((await callStudio('POST', '/api/presence', writeToken, request)) as PresenceAnswer).others;
    },
    listVersions: async (key) => (await callStudio('GET', `/api/versions?${toKeyQuery(key)}`, null)) as StudioVersion[],
    readVersion: async (key, id) => {
      const query = toKeyQuery(key);
      query.set('id', id);
      return ((await callStudio('GET', `/api/version?${query}`, null)) as StudioVersionAnswer).value;
    },
    signOut: async () => void (await callStudio('POST', '/api/sign-out', writeToken, {})),
  };
}
