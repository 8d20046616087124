// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { openForeignLinksOutsidePartnerFrame } from './partner-frame.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

function targetOf(href: string, isFramed: boolean, target = ''): string {
  const root = document.implementation.createHTMLDocument();
  openForeignLinksOutsidePartnerFrame(root, (path) => path.startsWith('/purchase/ferry'), isFramed);
  root.body.innerHTML = `<a href="${href}" target="${target}"><b>there</b></a>`;
  // A click of the browser's own would follow the link.
  root.querySelector('b')?.dispatchEvent(new Event('click', { bubbles: true }));
  return root.querySelector('a')?.target ?? '';
}

test.each([
  ['/purchase/ferry', true, '_self'],
  ['/purchase/ferry/receipt/1', false, '_self'],
  ['/about/terms-and-conditions', true, '_blank'],
  ['/about/terms-and-conditions', false, ''],
  ['https://help.example/purchase/ferry', true, '_blank'],
  ['https://help.example/purchase/ferry', false, ''],
])('a link to %s on a partner page (in a frame: %s) opens in %j', (href, isFramed, target) => {
  expect(targetOf(new URL(href, location.origin).href, isFramed)).toBe(target);
});

test('a link with its own target stays unchanged on a partner page', () => {
  expect(targetOf('/purchase/ferry', true, '_blank')).toBe('_blank');
});
