import { Agent, request } from 'node:http';

export interface BenchRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface BenchResponse {
  readonly status: number;
  readonly setCookies: readonly string[];
  readonly text: string;
}

/** Keep-alive connections, as a browser or the engine uses them; calls on one connection are sequential. */
export class BenchKeepAliveConnections {
  readonly #agent: Agent;
  readonly #port: number;

  constructor(port: number, most = 1) {
    this.#port = port;
    this.#agent = new Agent({ keepAlive: true, maxSockets: most });
  }

  send({ method, path, headers, body }: BenchRequest): Promise<BenchResponse> {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { agent: this.#agent, host: '127.0.0.1', port: this.#port, method, path };
    return new Promise((resolve, reject) => {
      request({ ...options, headers: { ...headers, ...length } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            setCookies: response.headers['set-cookie'] ?? [],
            text: Buffer.concat(parts).toString(),
          }),
        );
      })
        .on('error', reject)
        .end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
