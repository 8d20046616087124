import { expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { createSiteMessages } from '../messages/site-messages.ts';
import { engineMessageRegistry } from '../messages/testing/engine-messages.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import { createLastResortPages } from './last-resort-page.ts';

const texts = {
  'document-texts.failed': { text: 'حدث <خطأ>' },
  'document-texts.home': { text: 'الرئيسية' },
};

function openArabicSite() {
  const documents = {
    'base/site': { version: 1 },
    'shop/site': { version: 1, extends: 'base' },
    'shop/messages/ar': { version: 1, locale: 'ar', texts },
  };
  const site = createSiteCatalogue(createTestPublishedDocuments({ documents })).resolve('shop');
  if (!site) throw new Error('there is no site');
  const { key, chain, document } = site;
  return { key, chain, document, config: { locales: ['ar-AE'], currency: 'AED', timeZone: 'Asia/Dubai' } } as const;
}

const USUAL =
  '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>It\'s not you, it\'s us!</title><h1>It\'s not you, it\'s us!</h1><p><a href="/">Home</a></p></html>';

const siteMessages = createSiteMessages(engineMessageRegistry, () => {});
const pagesOf = (findSite: Parameters<typeof createLastResortPages>[0]['findSite']) =>
  createLastResortPages({ registry: engineMessageRegistry, siteMessages, findSite });

test('the last resort is an English page for a host without a site, and where its site fails', () => {
  const failing = pagesOf(() => {
    throw new Error('broken');
  });
  expect(pagesOf(() => undefined)('x')).toEqual({
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: USUAL,
  });
  expect(failing('x').body).toBe(USUAL);
});

test('the last resort of a site is in its first locale and direction, and is made once', () => {
  const site = openArabicSite();
  const find = pagesOf(() => site);
  const page = find('shop.localhost');
  expect(page.body).toBe(
    '<!DOCTYPE html><html lang="ar-AE" dir="rtl"><meta charset="utf-8"><meta name="robots" content="noindex"><title>حدث &lt;خطأ&gt;</title><h1>حدث &lt;خطأ&gt;</h1><p><a href="/">الرئيسية</a></p></html>',
  );
  expect(find('shop.localhost')).toBe(page);
});
