/** Elements of the page, by name, that blocks leave to flows to put something of others into, such as fields for a card. */
export interface FlowMountElements {
  /** Null while no block shows it. */
  find(name: string): HTMLElement | null;
  /** Waits for a block to show it. Rejects when the signal is aborted. */
  wait(name: string, signal: AbortSignal): Promise<HTMLElement>;
  /** Called by the block that shows it; the returned function takes it back. */
  add(name: string, element: HTMLElement): () => void;
}

export function createFlowMountElements(): FlowMountElements {
  const elements = new Map<string, HTMLElement>();
  const waiting = new Set<() => void>();
  return {
    find: (name) => elements.get(name) ?? null,
    wait(name, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<HTMLElement>();
      const look = () => {
        const found = elements.get(name);
        if (found) resolve(found);
      };
      waiting.add(look);
      look();
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      return promise.finally(() => waiting.delete(look));
    },
    add(name, element) {
      elements.set(name, element);
      for (const look of waiting) look();
      return () => {
        if (elements.get(name) === element) elements.delete(name);
      };
    },
  };
}
