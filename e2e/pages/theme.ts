import type { Page } from 'playwright-core';

/** The first 24 custom properties of the page's theme with their values, in the order of the style sheet. */
export function readComputedTheme(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const root = rules.find((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root');
    if (!(root instanceof CSSStyleRule)) return {};
    const names = [...root.style].filter((name) => name.startsWith('--')).slice(0, 24);
    const style = getComputedStyle(document.documentElement);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()]));
  });
}
