/** Tells how tall the page in a frame is, now and whenever that changes. */
export function reportPageHeight(root: HTMLElement, tell: (height: number) => void): void {
  root.ownerDocument.documentElement.dataset['framed'] = '';
  let told = 0;
  const measure = () => {
    const height = Math.min(20_000, Math.ceil(root.getBoundingClientRect().height));
    if (height === told) return;
    told = height;
    tell(height);
  };
  new ResizeObserver(measure).observe(root, { box: 'border-box' });
  measure();
}

/**
 * Where the links of a partner's page open: another page of the partner as a document, with which its flows begin anew, and
 * in a frame, where nothing else may be framed, everything else beside the partner's page. It must hear of a click before whoever
 * follows links does.
 */
export function openPartnerPageLinks(root: Document, isOwn: (path: string) => boolean, isFramed: boolean): void {
  root.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      const { origin, pathname } = new URL(link.href);
      if (link.target !== '') return;
      if (origin === location.origin && isOwn(pathname)) link.target = '_self';
      else if (isFramed) {
        link.target = '_blank';
        link.rel = 'noopener';
      }
    },
    { capture: true },
  );
}
