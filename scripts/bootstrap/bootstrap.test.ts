import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-bootstrap-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs code in its own process next to the modules of the bootstrap, which must work on any Node version. */
function run(code: string): Promise<Ended> {
  return new Promise((resolve) => {
    const args = ['--input-type=module', '--eval', code];
    execFile(process.execPath, args, { cwd: import.meta.dirname }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}

test('an outdated Node is refused before anything else runs', async () => {
  const old = "Object.defineProperty(process.versions, 'node', { value: '20.18.3' });";
  const { code, stderr } = await run(`${old} await import('../bootstrap.mjs')`);
  expect(code).toBe(1);
  expect(stderr).toContain('Vitrine needs Node 20.19 or newer to set itself up, and this is Node 20.18.3.');
});

test('runCommand refuses an unknown command and lists those that there are', async () => {
  const { code, stderr } = await run("import { runCommand } from './run-command.mjs'; await runCommand(['strat'])");
  expect(code).toBe(2);
  expect(stderr).toContain('there is no command "strat". There are: start, dev, test,');
});

describe('the set-up lock', () => {
  const task = (name: string) => `
    import { appendFileSync } from 'node:fs';
    import { setImmediate } from 'node:timers/promises';
    import { runWithLock } from './lock.mjs';
    await runWithLock(${JSON.stringify(join(folder, 'lock'))}, async () => {
      appendFileSync(${JSON.stringify(join(folder, 'log'))}, '${name} in\\n');
      for (let turn = 0; turn < 1000; turn += 1) await setImmediate();
      appendFileSync(${JSON.stringify(join(folder, 'log'))}, '${name} out\\n');
    });`;

  test('runWithLock lets one process at a time run its task', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => run(task(name))));
    const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(6);
    for (const [index, line] of lines.entries()) {
      if (index % 2 === 1) expect(line).toBe(lines[index - 1]?.replace('in', 'out'));
    }
  });

  test('runWithLock takes over the lock of a process that has died', async () => {
    const { stdout } = await run('console.log(process.pid)');
    writeFileSync(join(folder, 'lock'), stdout.trim());
    expect((await run(task('a'))).code).toBe(0);
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('a in\na out\n');
  });
});

describe('installed dependencies', () => {
  const isCurrent = async (installed: object | null, wanted: object) => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
    const file = join(folder, 'node_modules', '.package-lock.json');
    rmSync(file, { force: true });
    if (installed) writeFileSync(file, JSON.stringify({ packages: installed }));
    const code = `import { areDependenciesCurrent } from './dependencies.mjs'; console.log(areDependenciesCurrent(${JSON.stringify(folder)}))`;
    return (await run(code)).stdout.trim() === 'true';
  };

  test('areDependenciesCurrent requires the locked version of each package, except optional ones of other platforms', async () => {
    const wanted = {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b-darwin': { version: '2.0.0', optional: true },
    };
    expect(await isCurrent({ 'node_modules/a': { version: '1.0.0' } }, wanted)).toBe(true);
    expect(await isCurrent({ 'node_modules/a': { version: '1.0.1' } }, wanted)).toBe(false);
    expect(await isCurrent({}, wanted)).toBe(false);
    expect(await isCurrent(null, wanted)).toBe(false);
  });
});

test('the hash of the build inputs changes when a source changes, but not when a test changes', async () => {
  const hash = async () => {
    const code = `import { hashBuildInputs } from './build.mjs'; console.log(hashBuildInputs(${JSON.stringify(folder)}))`;
    return (await run(code)).stdout;
  };
  mkdirSync(join(folder, 'domain'));
  writeFileSync(join(folder, 'domain/a.ts'), 'export const a = 1;');
  const first = await hash();
  writeFileSync(join(folder, 'domain/a.test.ts'), 'test');
  expect(await hash()).toBe(first);
  writeFileSync(join(folder, 'domain/a.ts'), 'export const a = 2;');
  const second = await hash();
  expect(second).not.toBe(first);
  mkdirSync(join(folder, 'studio'));
  writeFileSync(join(folder, 'studio/a.css'), 'p { margin: 0 }');
  expect(await hash()).not.toBe(second);
});

test('the hash of the validator inputs changes with a schema or the generator, but not with the code of a block or a test', async () => {
  const hash = async () => {
    const code = `import { hashSchemas } from './generated.mjs'; console.log(hashSchemas(${JSON.stringify(folder)}))`;
    return (await run(code)).stdout;
  };
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('blocks/content/hero/hero.schema.json', '{}');
  write('schemas/api/cart.openapi.json', '{}');
  write('scripts/gen/validators/all.ts', '');
  const first = await hash();
  write('blocks/content/hero/hero.tsx', 'changed');
  write('scripts/gen/validators/all.test.ts', 'changed');
  expect(await hash()).toBe(first);
  const others: string[] = [];
  for (const path of [
    'blocks/content/hero/hero.schema.json',
    'schemas/api/cart.openapi.json',
    'scripts/gen/validators/all.ts',
  ]) {
    write(path, '{"changed":true}');
    others.push(await hash());
  }
  expect(new Set([first, ...others]).size).toBe(4);
});

test('ensureGenerated neither generates nor writes up-to-date validators', async () => {
  const code = `
    import { mkdirSync, statSync, writeFileSync } from 'node:fs';
    import { ensureGenerated, isGeneratedCurrent, hashSchemas } from './generated.mjs';
    const root = ${JSON.stringify(folder)};
    const stamp = root + '/.vitrine/gen/.inputs';
    mkdirSync(root + '/.vitrine/gen', { recursive: true });
    writeFileSync(stamp, hashSchemas(root));
    const { mtimeMs } = statSync(stamp);
    await ensureGenerated(root);
    console.log(isGeneratedCurrent(root), statSync(stamp).mtimeMs === mtimeMs);`;
  expect(await run(code)).toEqual({ code: 0, stdout: 'true true\n', stderr: '' });
});
