import { build } from 'vite';
import { browserBuild, serverBuild } from './build/builds.ts';

process.env['NODE_ENV'] = 'production';
await build(browserBuild('production'));
await build(serverBuild('production'));
