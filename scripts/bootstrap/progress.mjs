import { spawn } from 'node:child_process';

/** Set-up prints to stderr, because stdout belongs to the command that runs afterwards. */
export function printProgress(/** @type {string} */ text) {
  process.stderr.write(`vitrine: ${text}\n`);
}

/** An error that is printed without its stack trace. */
export class SetupError extends Error {}

/**
 * Runs a step of the set-up with its output on stderr, and prints a progress message every ten seconds.
 * @param {{ label: string, file: string, args: readonly string[], cwd: string, env?: NodeJS.ProcessEnv, hint: string }}
 * step
 * @returns {Promise<void>} rejects with a SetupError that contains the hint
 */
export async function runStep({ label, file, args, cwd, env = process.env, hint }) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  printProgress(`${label} …`);
  const ticker = setInterval(() => printProgress(`${label}: ${seconds()} s so far`), 10_000);
  try {
    const code = await new Promise((resolve, reject) => {
      const child = spawn(file, args, { cwd, env, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0) throw new SetupError(`${label} failed (${file} ended with ${code}).\n${hint}`);
  } catch (error) {
    if (error instanceof SetupError) throw error;
    throw new SetupError(`${label} failed: ${error instanceof Error ? error.message : String(error)}\n${hint}`);
  } finally {
    clearInterval(ticker);
  }
  printProgress(`${label}: done in ${seconds()} s`);
}
