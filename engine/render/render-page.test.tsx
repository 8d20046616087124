import { useLocation, useMatches, useParams } from 'react-router';
import { expect, test } from 'vitest';
import { fillFrame } from './page-frame.ts';
import type { PagePayload } from './page-payload.ts';
import { createPageRenderer } from './render-page.tsx';

function Place() {
  const { pathname, search } = useLocation();
  return <p>{[pathname, search, useParams()['*'], ...useMatches().map((match) => match.pathname)].join(' ')}</p>;
}

function payloadOf(url: string, name: string): PagePayload {
  return {
    kind: 'page',
    status: 200,
    url,
    routeId: 'home',
    layout: 'default',
    head: { title: '', description: null, image: null, noindex: false, canonical: url },
    nodes: [
      { kind: 'kept', id: 'name', tag: 'b', attributes: {}, html: name },
      { kind: 'block', id: 'place', type: 'place', props: {}, data: null, slots: {} },
    ],
    styles: null,
    site: { key: 's', name, locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', logo: null, features: {} },
    capabilities: [],
    customerId: null,
    routes: {},
  };
}

test('blocks with code know where their page stands, and no page knows of another', () => {
  const render = createPageRenderer({ place: { component: Place, css: '', load: null } });
  const html = (url: string, name: string) => {
    const payload = payloadOf(url, name);
    return fillFrame(
      render(payload, () => {}),
      payload.nodes,
    );
  };
  const page = (name: string, place: string) => `<b data-kept="name">${name}</b><!--$--><p>${place}</p><!--/$-->`;
  expect([html('/a/b?x=1', 'one'), html('/c', 'two'), html('/', 'three')]).toEqual([
    page('one', '/a/b ?x=1 a/b /a/b'),
    page('two', '/c  c /c'),
    page('three', '/   /'),
  ]);
});
