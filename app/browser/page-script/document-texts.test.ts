// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { readDocumentText } from './document-texts.ts';
import { addTestDocumentTexts } from './testing/test-document-texts.ts';

afterEach(() => document.body.replaceChildren());

test('a text that is shown without a network is read from the document', () => {
  addTestDocumentTexts();
  expect([readDocumentText('incomplete'), readDocumentText('loadingPage')]).toEqual([
    'This page hasn’t loaded in full. Check your connection and reload it.',
    'Loading the page',
  ]);
});

test('a text that is missing in the document is shown as its name', () => {
  expect(readDocumentText('closeToast')).toBe('closeToast');
});
