import type { ThreeDSecureBrowserFacts } from '#domain/payment/browser-information.ts';

/** What this browser tells a bank of itself. */
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
