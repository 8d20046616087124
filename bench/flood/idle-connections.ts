import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';

/** Clients that open connections to a server without ever finishing a request. */
export interface IdleClientsProcess {
  /** Number of open connections. */
  countOpen(): Promise<number>;
  close(): Promise<void>;
}

/** Opens idle connections of all kinds: silent, with slow headers, and with slow bodies. Closed ones are reopened. */
export async function startIdleClientsProcess(port: number, count: number): Promise<IdleClientsProcess> {
  const child = fork(new URL('idle-clients.ts', import.meta.url), [String(port), String(count)]);
  await once(child, 'message');
  return {
    async countOpen() {
      const answer = once(child, 'message');
      child.send('open');
      const [open]: number[] = await answer;
      return open ?? 0;
    },
    async close() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Response times of sequential requests for a page, each on a new connection, in milliseconds. */
export async function measureRequestTimes(port: number, path: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let request = 0; request < count; request += 1) {
    const begun = performance.now();
    const status = await new Promise((resolve, reject) => {
      const options = { port, path, agent: false, headers: { host: 'localhost' } };
      get(options, (response) => response.resume().once('end', () => resolve(response.statusCode))).once(
        'error',
        reject,
      );
    });
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other);
}
