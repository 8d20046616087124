import { fileURLToPath } from 'node:url';
import { type StartShopsOptions, startShops } from '../../scripts/serve/serve.ts';
import { resolveShopSecretsFromEnvironment } from '../../scripts/settings/secrets.ts';
import { ANSWER_ALTERATION_FOLDER_ENV_VARIABLE, createCurrentAnswerAlterationTracker } from './alteration.ts';
import { listOverlayPreviews } from './overlay-previews.ts';
import { recordEngineCalls } from './record-calls.ts';

// A shop in its own process: takes options as JSON, notifies its parent when ready, and exits with it.
const options: StartShopsOptions = JSON.parse(process.argv[2] ?? '{}');
const { VITRINE_CALLS: folder, [ANSWER_ALTERATION_FOLDER_ENV_VARIABLE]: alterFolder } = process.env;
let clearCache: () => void = () => undefined;
if (folder || alterFolder) {
  await recordEngineCalls({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    folder: alterFolder ? undefined : folder,
    ...(alterFolder && { alteration: createCurrentAnswerAlterationTracker(alterFolder, () => clearCache()) }),
  });
}
// Tests advance the clock of the shops by messages of milliseconds.
let ahead = 0;
process.on('message', (milliseconds) => void (ahead += Number(milliseconds)));
const serving = await startShops({ ...options, clock: () => Date.now() + ahead });
clearCache = serving.shop.clearCache;
process.send?.({
  port: serving.port,
  operatorsPort: serving.operatorsPort,
  apiUrl: serving.apiUrl,
  operatorToken: serving.operatorToken,
  galleryPath: serving.signedLink('/_blocks'),
  stylePath: serving.signedLink('/_theme'),
  linkSecret: resolveShopSecretsFromEnvironment(options.dataDir, process.env).linkSecret,
  studioLink: serving.studio?.createLink() ?? null,
  previewPaths: listOverlayPreviews().map(serving.signedLink),
});
process.once('disconnect', async () => {
  await serving.close();
  process.exit(0);
});
