export type NodeAnswer =
  | { readonly node: string; readonly status: unknown }
  | { readonly node: string; readonly error: string };

/** Timeout in milliseconds for the status of a node. */
const DEADLINE = 2_000;

/** Requests the status of all nodes at once, and reports those that did not respond in time. */
export function readStatusOfNodes(
  addresses: readonly string[],
  operatorToken: string,
  fetchStatus: typeof fetch = fetch,
  timeout: () => AbortSignal = () => AbortSignal.timeout(DEADLINE),
): Promise<readonly NodeAnswer[]> {
  return Promise.all(
    addresses.map(async (node) => {
      try {
        const headers = { authorization: `Bearer ${operatorToken}` };
        const response = await fetchStatus(new URL('/_status', node), {
          headers,
          signal: timeout(),
          redirect: 'error',
        });
        if (response.status === 200) return { node, status: (await response.json()) as unknown };
        const hint = response.status === 404 ? ': it has another VITRINE_OPERATOR_TOKEN' : '';
        return { node, error: `it answered ${response.status}${hint}` };
      } catch (error) {
        return { node, error: describeFailure(error) };
      }
    }),
  );
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `it did not answer in ${DEADLINE} ms`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
