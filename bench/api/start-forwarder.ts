import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface ForwarderProcess {
  readonly port: number;
  close(): void;
}

/** Starts a process that forwards calls to the API and delays each answer by `delay` milliseconds. */
export async function startForwarderProcess(apiPort: number, delay = 0): Promise<ForwarderProcess> {
  const child = fork(new URL('forwarder.ts', import.meta.url), [String(apiPort), String(delay)]);
  const [message] = await once(child, 'message');
  return { port: Number(message.port), close: () => void child.kill() };
}
