/** Tells how tall the page in a frame is, now and whenever that changes. */
export function reportFramedPageHeight(root: HTMLElement, sendHeight: (height: number) => void): void {
  root.ownerDocument.documentElement.setAttribute('data-framed', '');
  let sentHeight = 0;
  const measure = () => {
    const height = Math.min(20_000, Math.ceil(root.getBoundingClientRect().height));
    if (height === sentHeight) return;
    sentHeight = height;
    sendHeight(height);
  };
  new ResizeObserver(measure).observe(root, { box: 'border-box' });
  measure();
}

/**
 * Sets the target of links on a partner page: its own pages load as documents, others open outside the frame. Must run
 * before other click handlers.
 */
export function openForeignLinksOutsidePartnerFrame(
  root: Document,
  isOwn: (path: string) => boolean,
  isFramed: boolean,
): void {
  root.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      const { origin, pathname } = new URL(link.href);
      if (link.target !== '') return;
      if (origin === root.location.origin && isOwn(pathname)) link.target = '_self';
      else if (isFramed) {
        link.target = '_blank';
        link.rel = 'noopener';
      }
    },
    { capture: true },
  );
}
