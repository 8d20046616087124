import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultRun } from './run-fault.ts';

/** Runs of all faults, the last of each, so that a run that was ended early can go on. */
export function readFaultRuns(root: string): readonly FaultRun[] {
  try {
    return JSON.parse(readFileSync(pathIn(root), 'utf8'));
  } catch {
    return [];
  }
}

export function storeFaultRun(root: string, run: FaultRun): void {
  mkdirSync(join(root, '.vitrine'), { recursive: true });
  const others = readFaultRuns(root).filter(({ name }) => name !== run.name);
  writeFileSync(pathIn(root), JSON.stringify([...others, run], null, 2));
}

function pathIn(root: string): string {
  return join(root, '.vitrine/fault-runs.json');
}
