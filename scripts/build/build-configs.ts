import { dirname, relative, resolve } from 'node:path';
import type { InlineConfig, PluginOption } from 'vite';
import { type BuildMode, getBuildFolder } from './build-folder.ts';
import { readChecksVersion } from './checks-version.ts';
import { compactCataloguesAndSchemasPlugin } from './compact-catalogues.ts';
import { minifyServerValidatorsPlugin, VALIDATORS_CHUNK_OF_SERVER_BUILD } from './compact-validators.ts';
import { readPayloadVersions } from './payload-versions.ts';

const root = new URL('../..', import.meta.url).pathname;

/**
 * Code that many interactive pages share, in few files, because each request costs a round trip on a phone. React is a
 * file of its own, which stays the same across builds. Code with and without React is separate, because a file that
 * imports React loads it on every page that uses it.
 */
const SHARED = [
  // Every machine needs both, and a separate file for the few lines of the second would be another request.
  { name: 'xstate', test: /node_modules\/xstate\/|\/machines\/_kit\/params\.ts$/ },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'words',
    test: /\.flow\.ts$|\/domain\/(?:play\/game|play\/cart-add)\.ts$|\/commerce\/cart\/cart-count\.ts$|\/machines\/cart\/cart\/cart\.view\.ts$/,
  },
  {
    name: 'messages',
    test: /\/domain\/(?:messages\/(?!match-message)|(?:date-format|money|number-format)\.ts)|\/engine\/messages\/(?:message-accessor|format-text)\.ts$/,
  },
  {
    name: 'parts',
    test: /\/blocks\/_ui\/(?:anchor|dialog-button-props|photo|prose|use-hydrated)\.tsx?$|\/engine\/messages\/(?:use-messages\.ts|format-elements\.tsx)$/,
  },
  {
    name: 'tickets',
    test: /\/domain\/play\/draw-day\.ts$|\/blocks\/_ui\/(?:draw-day(?:\.messages\.gen)?|ticket\/(?:autoplay-label|cart-item-text))\.ts$/,
  },
];

/** Files that an interactive page executes before it can respond to input. */
const FIRST: readonly string[] = ['react', 'words', 'app'];

/** In development the server and the browser's code may be built at different times from different sources. */
function definePayloadVersions(mode: BuildMode): Record<string, string> {
  const versions = mode === 'production' ? readPayloadVersions(root) : 'development.development';
  return { VITRINE_PAYLOAD_VERSIONS: JSON.stringify(versions) };
}

/** In development the sources may change after the build. */
function defineChecksVersion(mode: BuildMode): Record<string, string> {
  return { VITRINE_CHECKS_VERSION: JSON.stringify(mode === 'production' ? readChecksVersion(root) : '') };
}

/** The browser build: one entry, the app, and a chunk for each interactive block. */
export function createBrowserBuildConfig(mode: BuildMode): InlineConfig {
  return {
    root,
    mode,
    logLevel: 'warn',
    define: definePayloadVersions(mode),
    build: {
      outDir: `${getBuildFolder(mode)}/client`,
      assetsDir: '_assets',
      manifest: true,
      // Documents preload what they need; preload lists for everything else would make every page larger.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      target: 'es2022',
      rollupOptions: {
        input: 'app/browser/entry.ts',
        // Inlines constants such as event names and storage keys, which would otherwise get chunks of their own.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          codeSplitting: { groups: SHARED },
          // Compiles all functions eagerly while the script streams, rather than lazily when the first input waits for
          // them.
          postBanner: ({ name }) => (FIRST.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
        },
      },
    },
  };
}

/**
 * The script that measures web vitals, for the pages of operators who ask for it. Built apart: in the build of the other scripts,
 * what it shares with them would become files that every page requests.
 */
export function createWebVitalsBuildConfig(mode: BuildMode): InlineConfig {
  return {
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: `${getBuildFolder(mode)}/client`,
      emptyOutDir: false,
      manifest: '.vite/web-vitals.json',
      target: 'es2022',
      // As a library, because the build of an application adds a kilobyte of code that preloads imported files.
      lib: { entry: 'app/browser/web-vitals.ts', formats: ['es'] },
      rollupOptions: {
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          minify: true,
          entryFileNames: '_assets/[name]-[hash].js',
          chunkFileNames: '_assets/[name]-[hash].js',
        },
      },
    },
  };
}

/**
 * The server build: bundled because Node runs TypeScript but not JSX; validators and lazily loaded parts get files of
 * their own.
 */
export function createServerBuildConfig(mode: BuildMode): InlineConfig {
  return {
    root,
    mode,
    logLevel: 'warn',
    define: { ...definePayloadVersions(mode), ...defineChecksVersion(mode) },
    plugins: [minifyServerValidatorsPlugin(), compactCataloguesAndSchemasPlugin()],
    // Bundled, because resolving its 154 files would take longer than running them; few of its functions are used.
    ssr: { noExternal: ['culori'] },
    build: {
      outDir: `${getBuildFolder(mode)}/server`,
      // In development, the server may be starting from this folder during a rebuild.
      emptyOutDir: mode === 'production',
      ssr: 'app/server/main.ts',
      target: 'node24',
      sourcemap: true,
      rollupOptions: {
        output: { entryFileNames: 'main.js', codeSplitting: { groups: [VALIDATORS_CHUNK_OF_SERVER_BUILD] } },
      },
    },
  };
}

/** The studio's page for editors: one script and one style sheet, on an origin of its own. */
export function createStudioBuildConfig(mode: BuildMode): InlineConfig {
  return {
    root,
    mode,
    logLevel: 'warn',
    build: {
      outDir: `${getBuildFolder(mode)}/studio`,
      emptyOutDir: mode === 'production',
      modulePreload: { polyfill: false },
      target: 'es2022',
      rollupOptions: {
        input: { studio: 'studio/app/main.tsx' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name].[ext]' },
      },
    },
  };
}

/** The server build of a release: with all packages but those that hold files of their own, and with the commands. */
export function createReleaseServerBuildConfig(outDir: string, plugins: PluginOption[]): InlineConfig {
  const { build, plugins: shared = [], ...config } = createServerBuildConfig('production');
  return {
    ...config,
    plugins: [...shared, ...plugins],
    define: { ...config.define, 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ...build,
      outDir,
      emptyOutDir: true,
      rollupOptions: {
        input: { main: 'app/server/main.ts', vitrine: 'scripts/production/main.ts' },
        output: {
          entryFileNames: '[name].js',
          codeSplitting: { groups: [VALIDATORS_CHUNK_OF_SERVER_BUILD] },
          // Otherwise the path to the sources would depend on where the release is built.
          sourcemapPathTransform: (source, map) => relative(root, resolve(dirname(map), source)),
        },
      },
      ssr: true,
    },
  };
}
