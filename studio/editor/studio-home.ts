import type { StudioSession } from '../api-types.ts';
import { createPictureClient, type PictureClient } from './picture-client.ts';
import { createSessionClient, type SessionClient } from './session-client.ts';
import { createStudioClient, openStudioSession, type StudioClient } from './studio-client.ts';

/** Where documents are stored: files, or a CMS. */
export interface StudioHome {
  /** @throws StudioCallError */
  openSession(): Promise<StudioSession>;
  /** @param tab id of this window, see `PresenceRequest` */
  createClient(writeToken: string, tab: string): StudioClient;
  createPictureClient(writeToken: string): PictureClient;
  /** @param tab id of this window, see `PresenceRequest` */
  createSessionClient(writeToken: string, tab: string): SessionClient;
}

/** Documents in files, which the studio's server reads and writes. */
export const filesHome: StudioHome = {
  openSession: openStudioSession,
  createClient: createStudioClient,
  createPictureClient,
  createSessionClient,
};
