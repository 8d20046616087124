import { hash } from 'node:crypto';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import { createCmsAccess } from './cms-access.ts';
import { createCmsStudioApi, listPictureReads } from './cms-studio-api.ts';
import { openDocumentFiles } from './document-files.ts';
import { openDocumentHistory } from './document-history.ts';
import { listOfferedLanguages } from './languages.ts';
import { createPictureCalls } from './picture-calls.ts';
import { openPictureFiles } from './picture-files.ts';
import { createPresence } from './presence.ts';
import { createStudioAccess } from './studio-access.ts';
import { createStudioApi } from './studio-api.ts';
import { openStudioFiles } from './studio-files.ts';
import { getStudioOrigin } from './studio-origin.ts';
import { createStudioServer, type StudioServerOptions } from './studio-server.ts';

export interface StudioOptions {
  readonly engine: StudioEngine;
  readonly port: number;
  /** Port of the shops that the studio frames. */
  readonly shopPort: number;
  /** Origin at which a proxy shows the studio inside a CMS; the shops have its scheme and port. Null without a proxy. */
  readonly proxiedOrigin?: string | null;
  /** Folder with `site-configs` and `cms-seed`. */
  readonly project: string;
  /** Folder for drafts, which git ignores. */
  readonly dataDir: string;
  /** Folder of the built page. */
  readonly clientDir: string;
  /** Signs sessions. */
  readonly secret: string;
  /** The secret before a rotation, whose sessions go on. */
  readonly previousSecret?: string | null | undefined;
  /** The CMS that frames the studio and stores its documents; documents are files without it. */
  readonly cms?: {
    readonly origin: string;
    readonly ticketSecret: string;
    /** The secret before a rotation, whose tickets still open. */
    readonly previousTicketSecret: string | null;
  };
  /** Whether editors can choose the pseudo-language. */
  readonly development?: boolean;
  readonly clock: () => number;
  readonly report: (error: unknown) => void;
}

export interface RunningStudio {
  readonly origin: string;
  /** Address that opens the studio: once over files, and after a log-in inside a CMS. */
  createLink(): string;
  close(): Promise<void>;
}

/**
 * The studio listens on loopback only, because its link over files grants write access to all documents. Behind a proxy,
 * which may be on another machine, it needs tickets of the CMS.
 */
const LOOPBACK = '127.0.0.1';

/** Starts the studio over files or inside a CMS. Resolves once it answers. */
export async function startStudio(options: StudioOptions): Promise<RunningStudio> {
  const { engine, port, shopPort, clientDir, cms = null, proxiedOrigin = null, development = false, report } = options;
  if (proxiedOrigin !== null && !cms) throw new Error('Over files the studio opens on this machine alone.');
  const origin = proxiedOrigin ?? getStudioOrigin(port);
  const originOf = (host: string) =>
    proxiedOrigin === null ? `http://${host}:${shopPort}` : replaceHost(proxiedOrigin, host);
  const { createLink, ...home } = cms
    ? openCmsHome(options, cms, originOf)
    : await openFilesHome(options, origin, originOf);
  const server = createStudioServer({
    origin,
    shopOrigins: () => engine.listHosts().map(originOf),
    ...home,
    files: openStudioFiles(clientDir, cms?.origin, listOfferedLanguages(development)),
    report,
  });
  server.listen({ port, ...(proxiedOrigin === null && { host: LOOPBACK }) });
  await once(server, 'listening');
  return {
    origin,
    createLink,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function replaceHost(origin: string, host: string): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

/** What depends on where documents are stored. */
interface StudioHome extends Pick<StudioServerOptions, 'access' | 'api' | 'pictureCalls'> {
  readonly createLink: () => string;
}

async function openFilesHome(
  { engine, project, dataDir, secret, previousSecret, clock }: StudioOptions,
  origin: string,
  originOf: (host: string) => string,
): Promise<StudioHome> {
  const access = createStudioAccess({ secret, previousSecret, clock });
  const history = openDocumentHistory(join(dataDir, 'studio-history'));
  const api = createStudioApi({
    engine,
    files: await openDocumentFiles({ project, drafts: join(dataDir, 'studio-drafts'), history, clock }),
    history,
    presence: createPresence(clock),
    editor: hash('sha256', resolve(project), 'base64url').slice(0, 20),
    originOf,
    clock,
  });
  const pictureCalls = createPictureCalls({ pictures: engine.pictures, files: openPictureFiles(project) });
  return { access, api, pictureCalls, createLink: () => `${origin}${access.createLink()}` };
}

function openCmsHome(
  { engine, project, clock }: StudioOptions,
  { origin: cmsOrigin, ticketSecret: secret, previousTicketSecret: previousSecret }: NonNullable<StudioOptions['cms']>,
  originOf: (host: string) => string,
): StudioHome {
  const pictureCalls = createPictureCalls({ pictures: engine.pictures, files: openPictureFiles(project) });
  return {
    access: createCmsAccess({ cmsOrigin, secret, previousSecret, clock }),
    api: createCmsStudioApi({ engine, presence: createPresence(clock), originOf, clock }),
    pictureCalls: listPictureReads(pictureCalls),
    createLink: () => `${cmsOrigin}/admin/vitrine-studio`,
  };
}
