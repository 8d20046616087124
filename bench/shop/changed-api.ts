import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** Functions that change an answer, by the end of the request path. */
export type ApiAnswerChangesByPath = Readonly<
  Record<string, (answer: { readonly result: readonly never[] }) => object>
>;

export interface AnswerChangingProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Proxy in front of the sandbox API that changes some of its answers and passes all other calls on. */
export async function startAnswerChangingProxy(
  sandboxUrl: string,
  changes: ApiAnswerChangesByPath,
): Promise<AnswerChangingProxy> {
  const server: Server = createServer(async (request, response) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string') headers.set(name, value);
    headers.delete('connection');
    const answer = await fetch(sandboxUrl + request.url, { headers });
    const text = await answer.text();
    const [, change] = Object.entries(changes).find(([path]) => request.url?.split('?')[0]?.endsWith(path)) ?? [];
    const body = change && answer.ok ? JSON.stringify(change(JSON.parse(text))) : text;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the API of the bench has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
