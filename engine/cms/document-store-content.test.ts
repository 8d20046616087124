import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ConfigError } from '../validation/config-error.ts';
import type { ConfigDocument } from './document.ts';
import type { FindSiteErrors } from './select-publishable.ts';
import {
  awaitNextTestPublication,
  createDocumentStoreTestScene,
  createTestDocumentJson,
  type DocumentStoreTestScene,
} from './testing/store-scene.ts';

/** Requires the content key of each page in a content document of its site. */
const judge: FindSiteErrors = (documents, site) => {
  const keys = documents.list(site, 'content').flatMap(({ value }) => Object.keys(Object(Object(value).entries)));
  return documents.list(site, 'page').flatMap((page): readonly ConfigError[] => {
    const key = keyOf(page);
    if (key === undefined || keys.includes(key)) return [];
    const message = `Content '${key}' is missing.`;
    const place = { source: page.source, pointer: '/blocks/0', suggestion: null, line: null, column: null };
    return [{ ...place, code: 'missing-content', message }];
  });
};

const keyOf = ({ value }: ConfigDocument): string | undefined => Object(value).blocks?.[0]?.props.text.content;
const pageWith = (content: string) => createTestDocumentJson({ blocks: [{ id: 'b', props: { text: { content } } }] });
const contentWith = (...keys: string[]) => {
  const entries = Object.fromEntries(keys.map((key) => [key, { type: 'plain', value: key }]));
  return createTestDocumentJson({ locale: 'en-AU', entries });
};
const MISSING = { site: 'harbour', errors: [{ source: 'harbour/page/story', message: "Content 'a' is missing." }] };

let scene: DocumentStoreTestScene;
beforeEach(async () => {
  scene = await createDocumentStoreTestScene();
});
afterEach(() => scene.close());

const listServedKeys = (document: ConfigDocument | undefined) => Object.keys(Object(Object(document?.value).entries));

describe('content that a page needs', () => {
  test('may be missing from the start: the page is served, and the status names the content', async () => {
    scene.source.put({ 'harbour/page/story': pageWith('a') });
    const store = await scene.started({ judge });
    expect(store.view().get('harbour', 'page', 'story')).toBeDefined();
    expect(store.missingContent()).toMatchObject([MISSING]);
    expect(store.heldBack()).toEqual([]);
    await awaitNextTestPublication(store, () => scene.source.publish({ 'harbour/content/words': contentWith('a') }));
    expect(store.missingContent()).toEqual([]);
    await store.stop();
  });

  test('stays in its last good version when a change would remove it', async () => {
    scene.source.put({ 'harbour/page/story': pageWith('a'), 'harbour/content/words': contentWith('a', 'b') });
    const store = await scene.started({ judge });
    await awaitNextTestPublication(store, () => scene.source.publish({ 'harbour/content/words': contentWith('b') }));
    expect(listServedKeys(store.view().get('harbour', 'content', 'words'))).toEqual(['a', 'b']);
    expect(store.heldBack()).toMatchObject([{ id: 'harbour:content:words', errors: MISSING.errors }]);
    expect(store.missingContent()).toEqual([]);
    await store.stop();
  });

  test('comes from its last good version when a start finds a version that lacks it, until a later version has it again', async () => {
    scene.source.put({ 'harbour/page/story': pageWith('a'), 'harbour/content/words': contentWith('a', 'b') });
    await (await scene.started({ judge })).stop();
    scene.source.put({ 'harbour/content/words': contentWith('b', 'c') });
    const store = await scene.started({ judge });
    expect(listServedKeys(store.view().get('harbour', 'content', 'words'))).toEqual(['a', 'b']);
    expect(store.heldBack()).toMatchObject([{ id: 'harbour:content:words', errors: MISSING.errors }]);
    expect(store.missingContent()).toEqual([]);
    await awaitNextTestPublication(store, () => scene.source.publish({ 'harbour/content/words': contentWith('a') }));
    expect(listServedKeys(store.view().get('harbour', 'content', 'words'))).toEqual(['a']);
    expect(store.heldBack()).toEqual([]);
    await store.stop();
  });

  test('does not hold back another change of a page that has been served without it', async () => {
    scene.source.put({ 'harbour/page/story': pageWith('a') });
    const store = await scene.started({ judge });
    const changed = createTestDocumentJson({
      head: { title: 'Changed' },
      blocks: [{ id: 'b', props: { text: { content: 'a' } } }],
    });
    await awaitNextTestPublication(store, () => scene.source.publish({ 'harbour/page/story': changed }));
    expect(Object(store.view().get('harbour', 'page', 'story')?.value).head).toEqual({ title: 'Changed' });
    expect(store.missingContent()).toMatchObject([MISSING]);
    await store.stop();
  });

  test('holds back, while it is missing, a change that makes a served page need it', async () => {
    scene.source.put({ 'harbour/page/story': createTestDocumentJson({}) });
    const store = await scene.started({ judge });
    await awaitNextTestPublication(store, () => scene.source.publish({ 'harbour/page/story': pageWith('a') }));
    expect(Object(store.view().get('harbour', 'page', 'story')?.value).blocks).toBeUndefined();
    expect(store.heldBack()).toMatchObject([{ id: 'harbour:page:story', errors: MISSING.errors }]);
    await store.stop();
  });
});
