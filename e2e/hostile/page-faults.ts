import type { Page } from 'playwright-core';
import { findSidewaysOverflow } from '../harness/layout.ts';

/** Faults of a page's structure and data, and optionally its width. */
export async function findPageStructureFaults(page: Page, { width = true } = {}): Promise<string[]> {
  const broken = await page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const [root] = document.body.children;
    const main = document.querySelector('main');
    let data: unknown;
    try {
      data = JSON.parse(document.querySelector('body > script#page')?.textContent ?? '');
    } catch {
      data = null;
    }
    return [
      count('main') === 1 ? '' : `${count('main')} main elements`,
      count('html > body') === 1 && count('head > title') === 1 ? '' : 'another document in the document',
      root?.id === 'app' && count('#app') === 1 ? '' : 'the page is not where it was',
      main?.querySelector('main, header header, body, base, meta, script, style, iframe, object, embed')
        ? 'foreign parts'
        : '',
      main &&
      document.querySelector('footer') &&
      main.contains(document.querySelector('body footer:last-of-type') ?? null) &&
      count('footer') === 1
        ? 'the footer stands in the page'
        : '',
      data !== null && typeof data === 'object' && 'kind' in data && data.kind === 'page' ? '' : 'no data',
      [...document.querySelectorAll('*')].some(({ attributes }) =>
        [...attributes].some(({ name }) => name.startsWith('on')),
      )
        ? 'an event handler'
        : '',
      document.title === '' ? 'no title' : '',
    ].filter((what) => what !== '');
  });
  const where = page.url().slice(0, 160);
  return [...broken, ...(width ? await findSidewaysOverflow(page) : [])].map((what) => `${where}: ${what}`);
}

/** Links and forms that would run script, or lead to another site without declaring it. */
export function findDangerousLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll('[href], [src], [action], [formaction], [data], [poster], [ping]'),
    ].flatMap((element) =>
      ['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster', 'ping'].flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null ? [] : [{ element, name, value }];
      }),
    );
    return targets.flatMap(({ element, name, value }) => {
      const written = `${element.localName} ${name}=${value.slice(0, 100)}`;
      if (name === 'ping') return [written];
      if (!URL.canParse(value, document.baseURI)) return [];
      const { protocol, host } = new URL(value, document.baseURI);
      if (!['http:', 'https:', 'mailto:', 'tel:', 'data:'].includes(protocol)) return [written];
      if (protocol === 'data:' && element.localName !== 'img') return [written];
      // Only a link declared as absolute may lead to another site.
      return host !== location.host && protocol.startsWith('http') && !/^https?:\/\//i.test(value) ? [written] : [];
    });
  });
}
