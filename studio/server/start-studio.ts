import { hash } from 'node:crypto';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import { text } from '../messages/text.ts';
import { openDocumentFiles } from './document-files.ts';
import { openDocumentHistory } from './document-history.ts';
import { createPictureCalls } from './picture-calls.ts';
import { openPictureFiles } from './picture-files.ts';
import { createPresence } from './presence.ts';
import { createStudioAccess } from './studio-access.ts';
import { createStudioApi } from './studio-api.ts';
import { openStudioFiles } from './studio-files.ts';
import { createStudioServer } from './studio-server.ts';

export interface StudioOptions {
  readonly engine: StudioEngine;
  readonly port: number;
  /** Port of the shops that the studio frames. */
  readonly shopPort: number;
  /** Folder with `site-configs` and `cms-seed`. */
  readonly project: string;
  /** Folder for drafts, which git ignores. */
  readonly dataDir: string;
  /** Folder of the built page. */
  readonly clientDir: string;
  /** Signs sessions. */
  readonly secret: string;
  readonly clock: () => number;
  readonly report: (error: unknown) => void;
}

export interface RunningStudio {
  readonly origin: string;
  /** Address that opens the studio once. */
  createLink(): string;
  close(): Promise<void>;
}

/** The studio listens on loopback only, because its link grants write access to all documents. */
const LOOPBACK = '127.0.0.1';

export function getStudioOrigin(port: number): string {
  return `http://studio.localhost:${port}`;
}

/** Starts the studio over files. Resolves once it answers. */
export async function startStudio(options: StudioOptions): Promise<RunningStudio> {
  const { engine, port, shopPort, project, dataDir, clientDir, secret, clock, report } = options;
  const origin = getStudioOrigin(port);
  const access = createStudioAccess({ secret, clock });
  const originOf = (host: string) => `http://${host}:${shopPort}`;
  const history = openDocumentHistory(join(dataDir, 'studio-history'));
  const server = createStudioServer({
    origin,
    shopOrigins: () => engine.listHosts().map(originOf),
    access,
    api: createStudioApi({
      engine,
      files: await openDocumentFiles({ project, drafts: join(dataDir, 'studio-drafts'), history, clock }),
      history,
      presence: createPresence(clock),
      editor: hash('sha256', resolve(project), 'base64url').slice(0, 20),
      originOf,
      clock,
    }),
    pictureCalls: createPictureCalls({ pictures: engine.pictures, files: openPictureFiles(project) }),
    files: openStudioFiles(clientDir, text('title')),
    report,
  });
  server.listen({ port, host: LOOPBACK });
  await once(server, 'listening');
  return {
    origin,
    createLink: () => `${origin}${access.createLink()}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
