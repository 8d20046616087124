import type { InlineConfig } from 'vite';

export type Mode = 'production' | 'development';

const root = new URL('../..', import.meta.url).pathname;

/** Where a build goes: development has a place of its own, so that it never stands in for what customers get. */
export function buildDir(mode: Mode): string {
  return mode === 'production' ? 'dist' : 'dist/development';
}

/** The browser's files: one entry, the app, and a chunk for each block with code. */
export function browserBuild(mode: Mode): InlineConfig {
  return {
    root,
    mode,
    logLevel: 'warn',
    build: {
      outDir: `${buildDir(mode)}/client`,
      assetsDir: '_assets',
      manifest: true,
      // Documents name what they need at once. For the rest, the lists of what to fetch along would weigh on every page.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      target: 'es2022',
      rollupOptions: { input: 'app/browser/entry.ts' },
    },
  };
}

/** The server as one file, because Node runs TypeScript but no JSX. */
export function serverBuild(mode: Mode): InlineConfig {
  return {
    root,
    mode,
    logLevel: 'warn',
    build: {
      outDir: `${buildDir(mode)}/server`,
      ssr: 'app/server/main.ts',
      target: 'node24',
      sourcemap: true,
      rollupOptions: { output: { entryFileNames: 'main.js' } },
    },
  };
}
