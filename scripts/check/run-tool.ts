import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface ToolOutput {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a binary of node_modules to its end. Does not reject for a non-zero exit code. */
export function runNodeModulesBinary(root: string, binary: string, args: readonly string[]): Promise<ToolOutput> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules', '.bin', binary), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    const output = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output.stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output.stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...output }));
  });
}

/** The output of a tool that ended without a report, as one finding. */
export function describeBrokenTool(binary: string, { code, stdout, stderr }: ToolOutput): string {
  return `${binary} ended with ${code} and no report: ${`${stderr}\n${stdout}`.trim().slice(0, 2000)}`;
}

/** Parses the JSON report on a tool's stdout; null if it is not JSON. */
export function parseToolOutputAsJson<Report>({ stdout }: ToolOutput): Report | null {
  try {
    const report: Report = JSON.parse(stdout);
    return report;
  } catch {
    return null;
  }
}
