import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface ToolOutput {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a binary of node_modules in a folder, and waits for its end. Never rejects for an exit code. */
export function runTool(root: string, binary: string, args: readonly string[]): Promise<ToolOutput> {
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

/** A tool that ended without its report: its own words, as one finding. */
export function describeBrokenTool(binary: string, { code, stdout, stderr }: ToolOutput): string {
  return `${binary} ended with ${code} and no report: ${`${stderr}\n${stdout}`.trim().slice(0, 2000)}`;
}

/** The JSON report on a tool's stdout, or null where it printed something else. */
export function parseToolReport<Report>({ stdout }: ToolOutput): Report | null {
  try {
    const report: Report = JSON.parse(stdout);
    return report;
  } catch {
    return null;
  }
}
