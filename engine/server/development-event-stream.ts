import type { Endpoint } from './endpoint.ts';

export interface DevelopmentEventStream {
  readonly endpoint: Endpoint;
  send(event: string): void;
}

/** `GET /_dev`: server-sent events for live reload, closed when the server stops. */
export function createDevelopmentEventStream(stopping: AbortSignal): DevelopmentEventStream {
  const listeners = new Set<(text: string) => void>();
  const encoder = new TextEncoder();
  return {
    endpoint: ({ request }) => {
      let leave = () => {};
      const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(controller) {
          const listener = (text: string) => controller.enqueue(encoder.encode(text));
          listeners.add(listener);
          listener('retry: 500\n\n');
          const end = () => {
            leave();
            controller.close();
          };
          if (stopping.aborted) end();
          else stopping.addEventListener('abort', end, { once: true });
          leave = () => {
            listeners.delete(listener);
            stopping.removeEventListener('abort', end);
          };
        },
        cancel: () => leave(),
      });
      request.signal.addEventListener('abort', () => leave());
      return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
    },
    send(event) {
      for (const listener of listeners) listener(`event: ${event}\ndata: \n\n`);
    },
  };
}
