import { expect, test } from 'vitest';
import { noMessages } from '../messages/testing/no-messages.ts';
import { useRouteHrefBuilder, useSite } from './block-context.tsx';
import { fillStaticHtmlGaps } from './html-template.ts';
import type { PagePayload } from './page-payload.ts';
import { createPageTreeHtmlRenderer } from './render-page-html.tsx';

function Place() {
  return <p>{`${useSite().name} ${useRouteHrefBuilder()('place')}`}</p>;
}

function payloadOf(url: string, name: string): PagePayload {
  return {
    kind: 'page',
    status: 200,
    url,
    routeId: 'home',
    layout: 'default',
    head: { title: '', description: null, noindex: false, canonical: url },
    nodes: [
      { kind: 'kept', id: 'name', tag: 'b', attributes: {}, html: name },
      { kind: 'block', id: 'place', type: 'place', props: {}, data: null, slots: {} },
    ],
    styles: null,
    site: { key: 's', name, locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', logo: null, features: {} },
    capabilities: [],
    customerId: null,
    routes: { place: url },
  };
}

test('blocks with code read the context of their own page only', () => {
  const render = createPageTreeHtmlRenderer({ place: { component: Place, css: '', load: null } });
  const html = (url: string, name: string) => {
    const payload = payloadOf(url, name);
    return fillStaticHtmlGaps(
      render(payload, noMessages, () => {}),
      payload.nodes,
    ).join('');
  };
  const page = (name: string, place: string) => `<b data-kept="name">${name}</b><!--$--><p>${place}</p><!--/$-->`;
  expect([html('/a/b', 'one'), html('/c', 'two'), html('/', 'three')]).toEqual([
    page('one', 'one /a/b'),
    page('two', 'two /c'),
    page('three', 'three /'),
  ]);
});
