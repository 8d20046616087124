import { join } from 'node:path';
import { build } from 'vite';
import { browserBuild, buildDir, serverBuild } from './build/builds.ts';
import { compressAssets } from './build/compress-assets.ts';

process.env['NODE_ENV'] = 'production';
await build(browserBuild('production'));
await Promise.all([compressAssets(join(buildDir('production'), 'client/_assets')), build(serverBuild('production'))]);
