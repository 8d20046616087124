import { toTrustedHttpsScriptUrl } from '../../browser/react/trusted-html.ts';

const loading = new Map<string, Promise<void>>();

/** Loads the script of a gateway once; a failed load is retried. */
export function loadGatewayScript(document: Document, src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.async = true;
  script.src = toTrustedHttpsScriptUrl(src);
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => {
    loading.delete(src);
    script.remove();
    reject(new Error(`${src} could not be loaded`));
  });
  loading.set(src, promise);
  document.head.append(script);
  return promise;
}
