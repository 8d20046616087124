import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { createSiteMessages } from '../messages/site-messages.ts';
import { engineMessageRegistry } from '../messages/testing/engine-messages.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import type { HttpAnswer } from './endpoint.ts';
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
  return {
    key,
    chain,
    document,
    config: { name: 'متجر', locales: ['ar-AE'], currency: 'AED', timeZone: 'Asia/Dubai' },
  } as const;
}

const siteMessages = createSiteMessages(engineMessageRegistry, () => {});
const pagesOf = (findSite: Parameters<typeof createLastResortPages>[0]['findSite']) =>
  createLastResortPages({ registry: engineMessageRegistry, siteMessages, findSite });

const bodyOf = ({ body }: HttpAnswer) => String(body).replace(/<style>.*<\/style>/, '');

test('the last-resort error page is in English for a host without a site, and for a host whose site cannot be read', () => {
  const failing = pagesOf(() => {
    throw new Error('broken');
  });
  const page = pagesOf(() => undefined)('x');
  expect(bodyOf(page)).toBe(
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>It\'s not you, it\'s us!</title></head><body><main><h1>It\'s not you, it\'s us!</h1><p><a href="/">Home</a></p></main></body></html>',
  );
  expect(page).toMatchObject({
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
  expect(failing('x')).toEqual(page);
});

test('the last-resort error page of a site has the name, the first locale and the text direction of the site, and is made once', () => {
  const site = openArabicSite();
  const find = pagesOf(() => site);
  const page = find('shop.localhost');
  expect(bodyOf(page)).toBe(
    '<!DOCTYPE html><html lang="ar-AE" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>حدث &lt;خطأ&gt;</title></head><body><main><p>متجر</p><h1>حدث &lt;خطأ&gt;</h1><p><a href="/">الرئيسية</a></p></main></body></html>',
  );
  expect(find('shop.localhost')).toBe(page);
});

test('the content security policy of the last-resort error page allows the style of the page and nothing else', () => {
  const { body, headers } = pagesOf(() => undefined)('x');
  const [, style = ''] = /<style>(.*)<\/style>/.exec(String(body)) ?? [];
  const digest = createHash('sha256').update(style).digest('base64');
  expect(headers?.['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
});
