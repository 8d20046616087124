import { listLocaleChain } from '#domain/messages/locale-chain.ts';

const chains = new Map<string, readonly string[]>();

/** More than all sites have together. */
const MOST_CHAINS = 1000;

/** The locales whose texts serve a locale, nearest first; made once for each locale. */
export function getLocaleChain(locale: string): readonly string[] {
  const known = chains.get(locale);
  if (known) return known;
  if (chains.size >= MOST_CHAINS) chains.clear();
  const chain = listLocaleChain(locale);
  chains.set(locale, chain);
  return chain;
}

/** Whether two locales are of one language in one script. */
export function isSameLanguage(one: string, other: string): boolean {
  return one === other || getLocaleChain(one).at(-1) === getLocaleChain(other).at(-1);
}
