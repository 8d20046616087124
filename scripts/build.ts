import { join } from 'node:path';
import { build } from 'vite';
import { browserBuild, buildDir, serverBuild } from './build/builds.ts';
import { compressAssets } from './build/compress-assets.ts';
import { cutFonts } from './build/cut-fonts.ts';

process.env['NODE_ENV'] = 'production';
await build(browserBuild('production'));
const folder = buildDir('production');
await Promise.all([
  compressAssets(join(folder, 'client/_assets')),
  cutFonts(new URL('../site-configs', import.meta.url).pathname, join(folder, 'fonts')),
  build(serverBuild('production')),
]);
