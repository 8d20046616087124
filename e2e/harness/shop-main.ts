import { fileURLToPath } from 'node:url';
import { type ServeOptions, serve } from '../../scripts/serve/serve.ts';
import { readSecrets } from '../../scripts/settings/secrets.ts';
import type { Alteration } from './alter-answer.ts';
import { overlayPreviews } from './overlay-states.ts';
import { watchCalls } from './record-calls.ts';

// A shop in a process of its own: takes its options as JSON, tells its parent when it answers, ends with it.
const options: ServeOptions = JSON.parse(process.argv[2] ?? '{}');
const { VITRINE_CALLS: folder, VITRINE_ALTER: altered } = process.env;
if (folder || altered) {
  const [id = '', how = 'values'] = altered?.split(' ') ?? [];
  await watchCalls({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    folder: altered ? undefined : folder,
    ...(altered && { altered: { id, how: how as Alteration } }),
  });
}
const serving = await serve(options);
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
