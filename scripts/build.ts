import { build, type InlineConfig } from 'vite';

const root = new URL('..', import.meta.url).pathname;
const watch = process.argv.includes('--watch') ? {} : null;
const mode = watch ? 'development' : 'production';
process.env['NODE_ENV'] = mode;

const browser: InlineConfig = {
  root,
  mode,
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    assetsDir: '_assets',
    manifest: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
    target: 'es2022',
    watch,
    rollupOptions: { input: 'app/browser/entry.ts' },
  },
};

const server: InlineConfig = {
  root,
  mode,
  logLevel: 'warn',
  build: {
    outDir: 'dist/server',
    ssr: 'app/server/main.ts',
    target: 'node24',
    watch,
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
};

await build(browser);
await build(server);
