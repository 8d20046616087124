import type { StrongCustomerAuthentication } from '#schemas/generated/api/types.gen.ts';
import { selectChallengeWindowSize } from './challenge-window.ts';
import { findNearestColourDepth } from './colour-depth.ts';

/** What the browser reports about itself. */
export interface ThreeDSecureBrowserFacts {
  readonly language: string;
  readonly colourDepth: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly viewportWidth: number;
  readonly viewportHeight: number;
  /** Minutes from local time to UTC. */
  readonly timeZoneOffset: number;
  readonly hasJava: boolean;
}

/** Browser data for 3-D Secure (specification: Entities, "Three-D Secure browser info"). */
export function createThreeDSecureBrowserData(
  facts: ThreeDSecureBrowserFacts,
  notificationUrl: string,
): StrongCustomerAuthentication {
  return {
    browserJavascriptEnabled: true,
    browserJavaEnabled: facts.hasJava,
    browserLanguage: facts.language.slice(0, 35) || 'en',
    browserColorDepth: findNearestColourDepth(facts.colourDepth),
    browserScreenHeight: pixels(facts.screenHeight),
    browserScreenWidth: pixels(facts.screenWidth),
    browserTz: Math.max(-840, Math.min(840, Math.round(facts.timeZoneOffset))),
    challengeWindowSize: selectChallengeWindowSize({ width: facts.viewportWidth, height: facts.viewportHeight }),
    notificationUrl,
  };
}

function pixels(length: number): number {
  return Math.max(0, Math.round(length));
}
