import type { ThreeDSecureBrowserFacts } from '#domain/payment/browser-information.ts';

/** Data of this browser for a bank. */
export function collectBrowserFactsForBank({
  navigator,
  screen,
  innerWidth,
  innerHeight,
}: Window): ThreeDSecureBrowserFacts {
  return {
    language: navigator.language,
    colourDepth: screen.colorDepth,
    screenWidth: screen.width,
    screenHeight: screen.height,
    viewportWidth: innerWidth,
    viewportHeight: innerHeight,
    timeZoneOffset: new Date().getTimezoneOffset(),
    hasJava: false,
  };
}
