import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ALTERED_RUN_ELEMENT_TIMEOUT_MS, ANSWER_ALTERATION_FOLDER_ENV_VARIABLE } from './e2e/harness/alteration.ts';
import { EnvironmentSequencer } from './scripts/test/group-files-by-environment.ts';

const IGNORED = ['**/node_modules/**', 'dist/**', '.vitrine/**', 'bench/peers/**'];

const SOURCES = '{schemas,domain,engine,commerce,machines,blocks,app,studio,scripts,cms-extension,bench}';

/** What a busy machine draws or renders takes longer than the usual second. */
const PATIENCE = {
  timeout: process.env[ANSWER_ALTERATION_FOLDER_ENV_VARIABLE] === undefined ? 15_000 : ALTERED_RUN_ELEMENT_TIMEOUT_MS,
};

/** A failure that is seen once, on another machine, names the values that differ; Vitest shortens them to 40 characters. */
const WHOLE_VALUES = { truncateThreshold: 400 };

/**
 * Projects by what they cost: `unit`, `sandbox` and `mutants` (of all machines) need nothing but the sources, `tools` starts the checkers, `smoke`
 * (the main paths), `journeys` (their side paths and faults), `matrix` and `accessibility` need a build and a browser,
 * `pseudo-locales` a build and a browser, `other-browsers` a build, Firefox and WebKit, `full` a real Directus, `nodes` a build, Redis, Varnish, Postgres and a real Directus, `edge` a build,
 * Varnish and nginx, `faults` that and Redis, `every-fault` that and a real Directus, and the rest patience: `kills` lets the sandbox die over and over, `flood` sends a built shop requests that are all different, `rare` has
 * what only the audit runs, and `long` gives the properties of `unit` many more cases.
 */
const PROJECTS: readonly TestProjectInlineConfiguration[] = [
  {
    test: {
      name: 'unit',
      include: [`${SOURCES}/**/*.test.{ts,tsx}`],
      exclude: [
        ...IGNORED,
        '**/*.full.test.{ts,tsx}',
        '**/*.rare.test.ts',
        '**/*.kill.test.ts',
        '**/*.flood.test.ts',
        'scripts/check/self-test.test.ts',
      ],
      // Loading React, the schemas and the blocks anew takes longer than most files take. Files keep nothing in modules.
      isolate: false,
      setupFiles: ['scripts/test/fresh-page.ts'],
      globalSetup: ['scripts/test/make-validators.ts'],
      expect: { poll: PATIENCE },
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
  {
    test: {
      name: 'sandbox',
      include: ['sandbox/**/*.test.ts'],
      exclude: [...IGNORED, '**/*.kill.test.ts', '**/*.rare.test.ts'],
      globalSetup: ['scripts/test/make-validators.ts'],
      // Reading the contract takes longer than most files take. Files keep nothing in modules.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
  {
    test: {
      name: 'mutants',
      include: ['machines/machines.mutants.test.ts'],
      // In `unit` the same file leaves out the machines that are unchanged since it last passed.
      env: { VITRINE_MUTANTS: 'all' },
    },
  },
  { test: { name: 'tools', include: ['scripts/check/self-test.test.ts'], testTimeout: 60_000 } },
  createJourneysProject('smoke'),
  // The scan is torn down last, when all shops have sent their telemetry.
  createJourneysProject(
    'journeys',
    process.env['VITRINE_E2E_SCAN'] === undefined ? [] : ['e2e/harness/scan-telemetry.ts'],
  ),
  createPagesProject('matrix'),
  createPagesProject('accessibility'),
  {
    test: {
      name: 'pseudo-locales',
      include: ['e2e/pseudo-locales/**/*.test.{ts,tsx}'],
      globalSetup: ['scripts/test/make-validators.ts'],
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
  },
  {
    test: {
      name: 'other-browsers',
      include: ['e2e/other-browsers/**/*.test.ts'],
      expect: { poll: PATIENCE },
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
  },
  {
    test: {
      name: 'full',
      include: [`${SOURCES}/**/*.full.test.{ts,tsx}`],
      exclude: IGNORED,
      testTimeout: 300_000,
      hookTimeout: 1_800_000,
    },
  },
  {
    test: {
      name: 'rare',
      include: [`${SOURCES}/**/*.rare.test.ts`, 'sandbox/**/*.rare.test.ts'],
      exclude: IGNORED,
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  },
  { test: { name: 'nodes', include: ['e2e/nodes/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 300_000 } },
  { test: { name: 'kills', include: ['sandbox/**/*.kill.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 } },
  {
    test: {
      name: 'edge',
      include: ['e2e/edge/**/*.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 300_000,
    },
  },
  { test: { name: 'faults', include: ['e2e/faults/**/*.test.ts'], testTimeout: 240_000, hookTimeout: 600_000 } },
  { test: { name: 'every-fault', include: ['e2e/faults/*.whole.ts'], testTimeout: 7_200_000 } },
  {
    test: {
      name: 'flood',
      include: ['bench/**/*.flood.test.ts'],
      testTimeout: 1_200_000,
      hookTimeout: 60_000,
    },
  },
  {
    test: {
      name: 'long',
      include: ['{domain,engine}/**/*.test.{ts,tsx}'],
      exclude: [...IGNORED, '**/*.full.test.{ts,tsx}'],
      setupFiles: ['scripts/test/long-fuzz.ts'],
      testTimeout: 1_200_000,
    },
  },
];

/** Files that drive a browser and share one shop, browser and reading of the harness for each worker. They keep nothing in modules. */
function createPagesProject(name: string): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [`e2e/${name}/**/*.test.ts`],
      isolate: false,
      globalSetup: ['e2e/harness/global-setup.ts'],
      expect: { poll: PATIENCE },
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
  };
}

function createJourneysProject(name: string, setups: readonly string[] = []): TestProjectInlineConfiguration {
  const { test } = createPagesProject(name);
  return {
    test: {
      ...test,
      // Does nothing unless answers of the commerce API are altered.
      setupFiles: ['e2e/harness/alter-journeys.ts'],
      globalSetup: [...setups, 'e2e/harness/global-setup.ts'],
      testTimeout: 60_000,
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    maxConcurrency: 2,
    sequence: { sequencer: EnvironmentSequencer },
    projects: PROJECTS.map((project) => ({ ...project, test: { chaiConfig: WHOLE_VALUES, ...project.test } })),
  },
});
