import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DocumentOrPictureEdit, EMPTY_EDITABLE_DOCUMENTS } from '../cms/editable-documents.ts';
import { checkSite } from './check-site.ts';
import { createSiteChecker } from './incremental-site-check.ts';
import { SMALL_TEST_SHOP_CHECK_DEPENDENCIES } from './testing/checked-shop.ts';
import {
  createTestEdit,
  createTestPictureEdit,
  TEST_DOCUMENT_VERSIONS,
  TEST_ESTATE_PICTURES,
  TEST_ESTATE_SITES,
} from './testing/random-edits.ts';
import { SMALL_TEST_SHOP_DOCUMENTS } from './testing/small-shop.ts';

const START: readonly DocumentOrPictureEdit[] = [
  ...Object.entries(SMALL_TEST_SHOP_DOCUMENTS).map(([path, value]) => {
    const [site = '', kind = '', name = kind] = path.split('/');
    return createTestEdit(site, `${kind}/${name}`, value);
  }),
  ...['kiosk', 'market'].map((key) => {
    const parent = key === 'market' ? 'corner' : 'base';
    const value = { ...SMALL_TEST_SHOP_DOCUMENTS['corner/site'], extends: parent, hosts: [`${key}.localhost`] };
    return createTestEdit(key, 'site/site', value);
  }),
  createTestPictureEdit('base', 'logo.svg', true),
];

const LINK = { actions: [{ label: 'x', link: { route: 'results' } }] };

const documentEdit = fc
  .tuple(fc.constantFrom(...TEST_ESTATE_SITES), fc.constantFrom(...Object.keys(TEST_DOCUMENT_VERSIONS)), fc.nat(20))
  .map(([site, document, version]) => {
    const versions = TEST_DOCUMENT_VERSIONS[document] ?? [];
    return createTestEdit(site, document, versions[version % versions.length] ?? null);
  });
const pictureEdit = fc
  .tuple(fc.constantFrom(...TEST_ESTATE_SITES), fc.constantFrom(...TEST_ESTATE_PICTURES), fc.boolean())
  .map(([site, name, isThere]) => createTestPictureEdit(site, name, isThere));
const edits = fc.oneof({ weight: 8, arbitrary: documentEdit }, { weight: 2, arbitrary: pictureEdit });
/** Edits of one save, and whether it is refused, so that the next one is of the view before it. */
const save = fc.record({ edits: fc.array(edits, { minLength: 1, maxLength: 3 }), isRefused: fc.boolean() });

test('the incremental check of every site has the errors of the full check after any edits', () => {
  const property = fc.property(fc.array(save, { minLength: 1, maxLength: 12 }), (saves) => {
    const check = createSiteChecker(SMALL_TEST_SHOP_CHECK_DEPENDENCIES);
    let view = EMPTY_EDITABLE_DOCUMENTS.edit(START);
    for (const site of TEST_ESTATE_SITES) expect(check(view, site)).toEqual([]);
    for (const { edits: changes, isRefused } of saves) {
      const next = view.edit(changes);
      for (const documents of isRefused ? [next, view] : [next]) {
        for (const site of TEST_ESTATE_SITES) {
          expect(check(documents, site)).toEqual(checkSite(documents, site, SMALL_TEST_SHOP_CHECK_DEPENDENCIES));
        }
      }
      if (!isRefused) view = next;
    }
  });
  fc.assert(property, { numRuns: 30, seed: 20_261_128 });
});

test('the incremental check of an inherited page is not shared with a brand whose segments lack a capability', () => {
  const page = { version: 1, route: 'home', blocks: [{ id: 'hero', type: 'hero', props: { heading: 'x', ...LINK } }] };
  const documents = EMPTY_EDITABLE_DOCUMENTS.edit([
    ...START,
    createTestEdit('base', 'page/home', page),
    createTestEdit('kiosk', 'capabilities/default', { version: 1, capabilities: { results: false } }),
  ]);
  const check = createSiteChecker(SMALL_TEST_SHOP_CHECK_DEPENDENCIES);
  const errors = ['corner', 'kiosk'].map((site) => check(documents, site).map(({ code, source }) => [code, source]));
  expect(errors).toEqual([[], [['unreachable-route', 'base/page/home']]]);
});
