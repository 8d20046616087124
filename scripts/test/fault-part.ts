import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestPart } from './part.ts';

/** Tries every fault; needs a real Directus and Postgres. */
export function createFaultTestPart(root: string): TestPart {
  return {
    title: 'Every fault of every part beside customers',
    run: async () => {
      const child = spawn(process.execPath, [join(root, 'e2e/faults/main.ts'), '--again'], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const [code] = await once(child, 'close');
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}
