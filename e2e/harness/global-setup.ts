import type { TestProject } from 'vitest/node';
import { type ShopAddress, startShop } from './shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly shop: ShopAddress;
  }
}

/** Starts one shop for all journeys that only change their own cart. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { close, ...address } = await startShop();
  project.provide('shop', address);
  return close;
}
