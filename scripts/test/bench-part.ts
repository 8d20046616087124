import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestPart } from './part.ts';

/** Two sequences of bench parts that run in parallel. The parts of one sequence share their build. */
const ROWS = [
  ['pages', 'browser', 'release'],
  ['scale', 'parties', 'api', 'content', 'validation', 'studio', 'telemetry'],
] as const;

/** Distance between the ports of the sequences. */
const PORTS = 100;
const FIRST_PORT = 21_000;

/**
 * Runs each part of the bench once and small. Ratios are printed but not judged, because so few requests mean little.
 */
export function createBenchSmokeTestPart(root: string, rows: readonly (readonly string[])[] = ROWS): TestPart {
  return {
    title: 'Bench, once and small',
    run: async () => {
      const first = Number(process.env['TEST_PORT'] ?? FIRST_PORT);
      const outcomes = await Promise.all(
        rows.map(async (row, index) => {
          const passed: boolean[] = [];
          for (const part of row) passed.push(await runBench(root, part, first + index * PORTS));
          return passed;
        }),
      );
      const passed = outcomes.flat().filter(Boolean).length;
      return { passed, failed: outcomes.flat().length - passed };
    },
  };
}

async function runBench(root: string, part: string, port: number): Promise<boolean> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(root, 'bench/main.ts'), '--small', '--only', part], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_PORT: String(port) },
  });
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`-- ${part} ${status === 0 ? 'ran' : 'FAILED'} (${seconds} s)`);
  console.log(status === 0 ? output : `${errors}${output}`);
  return status === 0;
}
