import { type ServeOptions, serve } from '../../scripts/serve/serve.ts';
import { readSecrets } from '../../scripts/settings/secrets.ts';
import { overlayPreviews } from './overlay-states.ts';

// A shop in a process of its own: takes its options as JSON, tells its parent when it answers, ends with it.
const options: ServeOptions = JSON.parse(process.argv[2] ?? '{}');
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
