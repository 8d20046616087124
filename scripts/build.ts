import { join } from 'node:path';
import { build } from 'vite';
import {
  createBrowserBuildConfig,
  createServerBuildConfig,
  createStudioBuildConfig,
  createWebVitalsBuildConfig,
} from './build/build-configs.ts';
import { getBuildFolder } from './build/build-folder.ts';
import { writeBrotliCopiesOfScripts } from './build/compress-assets.ts';
import { splitThemeFontsByWeightAndRarity } from './build/subset-fonts.ts';

process.env['NODE_ENV'] = 'production';
await build(createBrowserBuildConfig('production'));
await build(createWebVitalsBuildConfig('production'));
const folder = getBuildFolder('production');
await Promise.all([
  writeBrotliCopiesOfScripts(join(folder, 'client/_assets')),
  splitThemeFontsByWeightAndRarity(new URL('../site-configs', import.meta.url).pathname, join(folder, 'fonts')),
  build(createServerBuildConfig('production')),
  build(createStudioBuildConfig('production')),
]);
