// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadPageScriptTexts } from './load-page-script-texts.ts';
import { addTestDocumentTexts } from './testing/test-document-texts.ts';

afterEach(() => document.body.replaceChildren());

test('a text of the page script is loaded from the file that the document names', async () => {
  addTestDocumentTexts({ flowMessages: '/_messages/flows.js' });
  const importFile = vi.fn(async () => ({ default: { messages: { 'page-script.outdated': 'Zu alt.' } } }));
  expect((await loadPageScriptTexts(importFile)).outdated).toBe('Zu alt.');
  expect(importFile.mock.calls).toEqual([['/_messages/flows.js']]);
});

test('a text that is missing in the loaded file, as in that of another build, is shown as its message id', async () => {
  const importFile = async () => ({ default: { messages: {} } });
  expect((await loadPageScriptTexts(importFile)).signedOut).toBe('page-script.signedOut');
});
