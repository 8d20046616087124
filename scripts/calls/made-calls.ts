import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One answer of the commerce API to a call that the engine made for a journey in a browser. */
export interface MadeCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly version: string;
  readonly status: number;
  /** File and name of the test. */
  readonly journey: string;
}

/** Folder of the calls that journeys of the last run made, inside that of all calls seen. */
export function getMadeCallsFolder(seenFolder: string): string {
  return join(seenFolder, 'made');
}

export function readMadeCalls(folder: string): MadeCall[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): MadeCall => JSON.parse(line));
}
