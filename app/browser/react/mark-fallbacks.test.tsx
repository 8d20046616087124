// @vitest-environment happy-dom

import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompiledMessage } from '#domain/messages/compiled-message.ts';
import { TAG, TEXT } from '#domain/messages/compiled-message.ts';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';
import { createMessageSource, type MessageFileContent } from '#engine/messages/message-source.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { fillStaticHtmlGaps } from '#engine/render/html-template.ts';
import type { PagePayload } from '#engine/render/page-payload.ts';
import { PageView } from '#engine/render/page-view.tsx';
import { createPageTreeHtmlRenderer } from '#engine/render/render-page-html.tsx';
import { createFallbackMarker, type FallbackMarker } from './mark-fallbacks.ts';

interface CartMessages {
  title(): string;
  close(): string;
  search(): string;
  left(values: { readonly name: string }): string;
  more(values: { readonly link: (content: React.ReactNode) => React.ReactNode }): React.ReactNode;
  removed(): string;
}

const cartMessages: MessageCatalogueReference<CartMessages> = { catalogue: 'cart', format: formatTextOrElements };
const locale = JSON.parse('"cy-GB"');

const ENGLISH: Readonly<Record<string, CompiledMessage>> = {
  'cart.close': 'Close the cart',
  'cart.search': 'Search here',
  'cart.left': ['Nothing left for ', [TEXT, 'name'], '.'],
  'cart.more': ['Read ', [TAG, 'link', 'all about it'], ' now.'],
  'cart.removed': 'Taken out',
};

/** A page in Welsh of which all messages but the title are in English. */
const file: MessageFileContent = {
  locale,
  messages: { 'cart.title': 'Basged', ...ENGLISH },
  locales: Object.fromEntries(Object.keys(ENGLISH).map((id) => [id, 'en'])),
};
const messages = createMessageSource([file]);

function Cart({ props }: BlockProps<unknown, unknown, string>) {
  const texts = useMessages(cartMessages);
  const [isOpen, setIsOpen] = useState(true);
  const { heading, note }: { readonly heading?: string; readonly note?: string } = Object(props);
  return (
    <section>
      <h2>{texts.title()}</h2>
      <h3>{heading}</h3>
      <p>{note}</p>
      <p id="left">{texts.left({ name: 'Ada' })}</p>
      <p id="more">{texts.more({ link: (content) => <a href="/more">{content}</a> })}</p>
      <p id="both">
        {texts.title()} <b>{texts.removed()}</b>
      </p>
      <input placeholder={texts.search()} />
      <button type="button" aria-label={texts.close()} onClick={() => setIsOpen(false)}>
        ×
      </button>
      <output>{isOpen ? texts.title() : texts.removed()}</output>
    </section>
  );
}

const payload: PagePayload = {
  kind: 'page',
  status: 200,
  url: '/',
  routeId: 'home',
  layout: 'default',
  head: { title: '', description: null, noindex: false, canonical: '' },
  nodes: [
    {
      kind: 'block',
      id: 'page.cart',
      type: 'cart',
      props: { heading: 'My cart', note: 'Nodyn' },
      data: null,
      slots: {},
    },
  ],
  styles: null,
  fallbackTexts: [['My cart', 'en-GB']],
  site: { key: 's', name: 'Shop', locale, currency: 'GBP', timeZone: 'UTC', logo: null, features: {} },
  capabilities: [],
  customerId: null,
  routes: {},
};

let root: Root;
let marker: FallbackMarker;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  marker.close();
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Elements with their own language, as `tag: language text`. */
const listMarked = () =>
  [...document.querySelectorAll('body [lang]')].map(
    (element) => `${element.localName}: ${element.getAttribute('lang')} ${element.textContent}`,
  );

const MARKED = [
  'h3: en-GB My cart',
  'p: en Nothing left for Ada.',
  'p: en Read all about it now.',
  'b: en Taken out',
  'button: en ×',
];

test('elements of a block with code name the language of a text that falls back, on the server and once it is hydrated', async () => {
  document.documentElement.lang = locale;
  const blocks = { cart: { component: Cart, css: '', load: null } };
  const frame = createPageTreeHtmlRenderer(blocks)(payload, messages, () => {});
  const app = document.createElement('div');
  app.innerHTML = fillStaticHtmlGaps(frame, payload.nodes).join('');
  document.body.append(app);
  expect(listMarked()).toEqual(MARKED);

  const frames: (() => void)[] = [];
  const runFrames = () => frames.splice(0).forEach((run) => run());
  let isHydrated = false;
  marker = createFallbackMarker({ document, isHydrated: () => isHydrated, onNextFrame: (run) => frames.push(run) });
  marker.add(file);
  marker.add(payload);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const recovered = vi.fn();
  const host = { find: () => Cart, html: () => '', failed: () => {}, overlay: () => null };
  await act(async () => {
    root = hydrateRoot(app, <PageView page={payload} messages={messages} host={host} />, {
      onRecoverableError: recovered,
    });
  });
  runFrames();
  isHydrated = true;
  runFrames();
  expect([listMarked(), errors.mock.calls, recovered.mock.calls]).toEqual([MARKED, [], []]);

  await act(async () => app.querySelector('button')?.click());
  runFrames();
  expect(listMarked()).toEqual([...MARKED, 'output: en Taken out']);
});
