import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An answer of the commerce API to a call that the engine made during a journey. */
export interface RecordedEngineCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly version: string;
  readonly status: number;
  /** File and title of the test. */
  readonly journey: string;
}

/** Subfolder for the calls that journeys of the last run made, within the folder of all recorded calls. */
export function getRecordedEngineCallsFolder(seenFolder: string): string {
  return join(seenFolder, 'made');
}

export function readRecordedEngineCalls(folder: string): RecordedEngineCall[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): RecordedEngineCall => JSON.parse(line));
}
