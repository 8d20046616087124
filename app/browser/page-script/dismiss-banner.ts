import { setBrowserCookieIfAllowed } from '#engine/storage/page-cookie.ts';
import { COOKIE_DEFINITIONS, createCookieIfConsented } from '#engine/visitor/cookies.ts';

/** Hides a banner, remembers it and moves the focus to what follows. */
export function dismissBanner(button: HTMLElement): void {
  const banner = button.closest('section');
  const { dismiss = '' } = button.dataset;
  const around = { secure: location.protocol === 'https:', framed: window !== window.top, now: Date.now() };
  setBrowserCookieIfAllowed(
    createCookieIfConsented(COOKIE_DEFINITIONS.siteBannerDismissal, dismiss, { ...around, consent: new Set<never>() }),
  );
  const focusable = [...document.querySelectorAll<HTMLElement>('a[href], button')];
  const next = focusable.find(
    (element) =>
      element.checkVisibility() && (button.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  if (banner) banner.hidden = true;
  next?.focus();
}
