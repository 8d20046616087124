import type { TestProject } from 'vitest/node';
import { type ShopAddress, startShop } from './shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly shop: ShopAddress;
  }
}

/** One shop for all journeys that change nothing in it but their own cart. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { close, ...address } = await startShop();
  project.provide('shop', address);
  return close;
}
