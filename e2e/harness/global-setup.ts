import type { TestProject } from 'vitest/node';
import { type RunningTestShopDetails, startTestShop } from './shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly shop: RunningTestShopDetails;
  }
}

/** Starts one shop for all journeys that only change their own cart. */
export default async function startSharedShopForJourneys(project: TestProject): Promise<() => Promise<void>> {
  const { close, kill: _, startAgain: __, advanceClock: ___, ...address } = await startTestShop();
  project.provide('shop', address);
  return close;
}
