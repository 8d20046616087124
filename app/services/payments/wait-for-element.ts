/** Resolves with an element once it is rendered; rejects on abort. */
export function waitForElement(document: Document, selector: string, signal: AbortSignal): Promise<HTMLElement> {
  const { promise, resolve, reject } = Promise.withResolvers<HTMLElement>();
  const look = () => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) resolve(found);
    return found !== null;
  };
  if (look()) return promise;
  const observer = new MutationObserver(() => void look());
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise.finally(() => observer.disconnect());
}
