import { fileURLToPath } from 'node:url';
import { type ServeOptions, serve } from '../../scripts/serve/serve.ts';
import { readSecrets } from '../../scripts/settings/secrets.ts';
import { ALTER_FOLDER, followAlteration } from './alteration.ts';
import { overlayPreviews } from './overlay-states.ts';
import { watchCalls } from './record-calls.ts';

// A shop in a process of its own: takes its options as JSON, tells its parent when it answers, ends with it.
const options: ServeOptions = JSON.parse(process.argv[2] ?? '{}');
const { VITRINE_CALLS: folder, [ALTER_FOLDER]: alterFolder } = process.env;
let clearCache: () => void = () => undefined;
if (folder || alterFolder) {
  await watchCalls({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    folder: alterFolder ? undefined : folder,
    ...(alterFolder && { alteration: followAlteration(alterFolder, () => clearCache()) }),
  });
}
const serving = await serve(options);
clearCache = serving.shop.clearCache;
process.send?.({
  port: serving.port,
  apiUrl: serving.apiUrl,
  operatorToken: serving.operatorToken,
  galleryPath: serving.signedLink('/_blocks'),
  stylePath: serving.signedLink('/_theme'),
  linkSecret: readSecrets(options.dataDir, process.env).linkSecret,
  previewPaths: overlayPreviews().map(serving.signedLink),
});
process.once('disconnect', async () => {
  await serving.close();
  process.exit(0);
});
