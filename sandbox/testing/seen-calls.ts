import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from 'vitest';
import type { ApiCallMethodAndPath } from '#schemas/api/call.ts';

/** A response as seen by a test. `code` is the first error's, or null for a success. */
export interface SeenTestCall extends Pick<ApiCallMethodAndPath, 'id' | 'method' | 'path' | 'version'> {
  readonly status: number;
  readonly code: string | null;
  readonly test: string;
}

/** Records only in runs started by the runner, which sets the folder. */
export function recordSeenTestCall(
  { id, method, path, version }: ApiCallMethodAndPath,
  status: number,
  answer: unknown,
): void {
  const folder = process.env['VITRINE_CALLS'];
  if (!folder) return;
  const { currentTestName = '', testPath = '' } = expect.getState();
  const seen: SeenTestCall = {
    id,
    method,
    path,
    version,
    status,
    code: codeOf(answer),
    test: `${relative(process.cwd(), testPath)} > ${currentTestName}`,
  };
  mkdirSync(folder, { recursive: true });
  appendFileSync(
    join(folder, `${process.pid}-${process.env['VITEST_POOL_ID'] ?? 0}.jsonl`),
    `${JSON.stringify(seen)}\n`,
  );
}

function codeOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return null;
  return typeof answer.code === 'string' ? answer.code : null;
}
