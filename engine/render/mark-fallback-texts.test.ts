import { expect, test } from 'vitest';
import { type CompiledMessage, NUMBER, TAG } from '#domain/messages/compiled-message.ts';
import { markFallbackTexts } from './mark-fallback-texts.ts';
import { trackMessages } from './track-messages.ts';

const MESSAGES: Readonly<Record<string, { readonly message: CompiledMessage; readonly locale: string }>> = {
  left: { message: [[NUMBER, 'count'], ' places left'], locale: 'en' },
  more: { message: ['Read ', [TAG, 'link', 'all about it'], '.'], locale: 'en' },
  close: { message: 'Close & go', locale: 'en' },
  same: { message: 'Total', locale: 'en' },
  title: { message: 'Cyfanswm', locale: 'cy-GB' },
  equal: { message: 'Total', locale: 'cy-GB' },
};

function mark(html: string, locale = 'cy-GB', addsElements = true): string {
  const tracker = trackMessages({ find: (id) => MESSAGES[id] }, locale);
  for (const id of Object.keys(MESSAGES)) tracker?.source.find(id);
  return tracker ? markFallbackTexts(html, { texts: [], messages: tracker.found, locale, addsElements }) : html;
}

test.each([
  ['a message with a value', '<p>12 places left</p>', '<p lang="en">12 places left</p>'],
  [
    'a message with a tag',
    '<p class="a">Read <a href="/">all about it</a>.</p>',
    '<p class="a" lang="en">Read <a href="/">all about it</a>.</p>',
  ],
  [
    'a message beside a translated one',
    '<p>Cyfanswm: <b>x</b>Close &amp; go</p>',
    '<p>Cyfanswm: <b>x</b><span lang="en">Close &amp; go</span></p>',
  ],
  [
    'the label of an element without text',
    '<button aria-label="Close &amp; go"><svg><path d="M0 0"/></svg></button>',
    '<button aria-label="Close &amp; go" lang="en"><svg><path d="M0 0"/></svg></button>',
  ],
])('%s gets a lang attribute when its text is in a fallback language', (_, html, marked) => {
  expect(mark(html)).toBe(marked);
});

test.each([
  ['a label beside a translated text', '<button title="Close &amp; go">Cyfanswm</button>'],
  [
    'the placeholder of a field, whose value is in the language of the visitor',
    '<input placeholder="Close &amp; go"/>',
  ],
  ['a text that is the same in the language of the page', '<p>Total</p>'],
  ['a text in an element that names the language', '<p lang="en">12 places left</p>'],
])('%s gets no lang attribute', (_, html) => {
  expect(mark(html)).toBe(html);
});

test('a text beside others gets no element of its own where React hydrates the HTML', () => {
  const html = '<p>Cyfanswm<b>Close &amp; go</b>12 places left</p>';
  expect(mark(html, 'cy-GB', false)).toBe('<p>Cyfanswm<b lang="en">Close &amp; go</b>12 places left</p>');
});

test('a fallback text in a language of the other direction gets a dir attribute too', () => {
  expect(mark('<p>12 places left</p>', 'ar')).toBe('<p lang="en" dir="ltr">12 places left</p>');
});

test('the messages of a page in the language of the catalogues are not tracked', () => {
  expect(trackMessages({ find: (id) => MESSAGES[id] }, 'en-AU')).toBeNull();
});
