const loading = new Map<string, Promise<boolean>>();

/** Loads a style sheet once; false on failure, then it is retried. */
export function loadStyleSheet(href: string): Promise<boolean> {
  const known = loading.get(href);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<boolean>((done) => {
    link.addEventListener('load', () => done(true));
    link.addEventListener('error', () => {
      loading.delete(href);
      link.remove();
      done(false);
    });
  });
  loading.set(href, loaded);
  document.head.append(link);
  return loaded;
}
