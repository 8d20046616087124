/**
 * The script of each command of `package.json`, run on the pinned Node. With `build`, the bundles are brought up to
 * date first.
 * @type {Readonly<Record<string, { readonly script: string; readonly args?: readonly string[]; readonly build?: true }>>}
 */
export const commands = {
  start: { script: 'scripts/serve.ts', build: true },
  dev: { script: 'scripts/dev.ts' },
  test: { script: 'scripts/test/main.ts', args: ['test'] },
  'test:full': { script: 'scripts/test/main.ts', args: ['full'] },
  'test:changed': { script: 'scripts/test/changed/main.ts' },
  'test:faults': { script: 'e2e/faults/main.ts', build: true },
  'test:steady': { script: 'scripts/test/steady/main.ts', build: true },
  audit: { script: 'scripts/test/main.ts', args: ['audit'] },
  check: { script: 'scripts/check/main.ts' },
  build: { script: 'scripts/build.ts' },
  'build:release': { script: 'scripts/release/main.ts' },
  bench: { script: 'bench/main.ts', build: true },
  cms: { script: 'scripts/cms/main.ts', build: true },
  topology: { script: 'scripts/topology/main.ts', build: true },
  sandbox: { script: 'sandbox/main.ts' },
  vitrine: { script: 'scripts/vitrine.ts' },
};
