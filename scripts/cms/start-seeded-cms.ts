import { join } from 'node:path';
import { buildDirectusExtension } from './build-extension.ts';
import { createCmsClient } from './cms-client.ts';
import { pushToCms } from './push.ts';
import { type StartedDirectus, setUpAndStartDirectus } from './start-directus.ts';
import type { SyncRecords } from './sync-base.ts';

export interface StartCmsSeededFromCloneOptions {
  readonly port: number;
  readonly dataDir: string;
  /** Root of the clone whose documents are pushed to a new CMS. */
  readonly root: string;
  /** Also pushes to an existing CMS what was changed in the files. */
  readonly push: boolean;
  /** Of earlier pushes and pulls of the clone. */
  readonly records?: SyncRecords;
  /** Webhook that is notified of a publish, and the secret that signs the notices. */
  readonly webhook: { readonly url: string; readonly secret: string };
  /** The studio that the CMS frames, and the secret that signs its tickets. */
  readonly studio?: { readonly origin: string; readonly ticketSecret: string };
  readonly log: (line: string) => void;
}

/** Starts Directus with our extension and the documents and pictures of the clone. */
export async function startSeededCms(options: StartCmsSeededFromCloneOptions): Promise<StartedDirectus> {
  const { port, dataDir, root, records, webhook, studio, log } = options;
  const extensionsDir = join(dataDir, 'extensions');
  await buildDirectusExtension(extensionsDir);
  const directus = await setUpAndStartDirectus({
    port,
    dataDir,
    extensionsDir,
    extensionEnv: {
      VITRINE_CMS_WEBHOOK_URL: webhook.url,
      VITRINE_CMS_WEBHOOK_SECRET: webhook.secret,
      ...(studio && { VITRINE_STUDIO_ORIGIN: studio.origin, VITRINE_STUDIO_TICKET_SECRET: studio.ticketSecret }),
    },
    log,
  });
  try {
    const target = { url: directus.url, token: directus.adminToken };
    const isNew = (await createCmsClient(target).rows('sites')).length === 0;
    if (isNew || options.push) {
      log('Pushing the documents of this clone to the CMS …');
      const { conflicts } = await pushToCms({ ...target, root, ...(records && { records }), log });
      if (conflicts.length > 0)
        log(
          `  Nothing was pushed: ${conflicts.length} conflicts with the CMS. \`npm run -s vitrine -- push\` lists them.`,
        );
    }
    return directus;
  } catch (error) {
    await directus.close();
    throw error;
  }
}
