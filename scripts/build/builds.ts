import type { InlineConfig } from 'vite';
import { compactValidatorsPlugin, VALIDATORS_CHUNK } from './compact-validators.ts';

export type BuildMode = 'production' | 'development';

const root = new URL('../..', import.meta.url).pathname;

/**
 * What many pages with code need, in few files: a browser asks for a few at a time, and on a phone each costs a turn. React
 * is a file of its own, which stays the same from one build of the shop to the next. What needs React stands apart from
 * what doesn't: a file that imports React takes it along wherever it goes.
 */
const SHARED = [
  // Every machine needs both, and a file of its own for the few lines of the second is another request.
  { name: 'xstate', test: /node_modules\/xstate\/|\/machines\/_kit\/params\.ts$/ },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'words',
    test: /\.flow\.ts$|\/domain\/(?:money|date-format|play\/game|play\/cart-add)\.ts$|\/commerce\/cart\/cart-count\.ts$|\/machines\/cart\/cart\/cart\.view\.ts$/,
  },
  { name: 'parts', test: /\/blocks\/_ui\/(?:anchor|dialog-button-props|icon|photo|prose|use-hydrated)\.tsx?$/ },
  { name: 'tickets', test: /@date-fns\/tz\/|\/domain\/(?:play\/draw-day|autoplay-words|cart\/item-words)\.ts$/ },
];

/** The files that a page with code runs before it answers a press. */
const FIRST: readonly string[] = ['react', 'words', 'app'];

/** Where a build goes: development has a place of its own, so that it never stands in for what customers get. */
export function getBuildFolder(mode: BuildMode): string {
  return mode === 'production' ? 'dist' : 'dist/development';
}

/** The browser's files: one entry, the app, and a chunk for each block with code. */
export function createBrowserBuildConfig(mode: BuildMode): InlineConfig {
  return {
    root,
    mode,
    logLevel: 'warn',
    build: {
      outDir: `${getBuildFolder(mode)}/client`,
      assetsDir: '_assets',
      manifest: true,
      // Documents name what they need at once. For the rest, the lists of what to fetch along would weigh on every page.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      target: 'es2022',
      rollupOptions: {
        input: 'app/browser/entry.ts',
        // Names of page events, channels and storage keys cost no chunk of their own.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          codeSplitting: { groups: SHARED },
          // Compiled while it is on its way, beside the page, rather than function by function when a press waits for it.
          postBanner: ({ name }) => (FIRST.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
        },
      },
    },
  };
}

/**
 * The server, bundled because Node runs TypeScript but no JSX: what serves shops, the validators beside it, and in files
 * of their own what is loaded by those who ask for it.
 */
export function createServerBuildConfig(mode: BuildMode): InlineConfig {
  return {
    root,
    mode,
    logLevel: 'warn',
    plugins: [compactValidatorsPlugin()],
    // Its 154 files take a start longer to find than to run; few of its functions are used.
    ssr: { noExternal: ['culori'] },
    build: {
      outDir: `${getBuildFolder(mode)}/server`,
      // A developer's server may be starting while its sources change again.
      emptyOutDir: mode === 'production',
      ssr: 'app/server/main.ts',
      target: 'node24',
      sourcemap: true,
      rollupOptions: { output: { entryFileNames: 'main.js', codeSplitting: { groups: [VALIDATORS_CHUNK] } } },
    },
  };
}
