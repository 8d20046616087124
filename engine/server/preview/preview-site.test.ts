import { expect, test } from 'vitest';
import { readVisitor } from '../../visitor/read-visitor.ts';
import { openTwoBrandTestPages } from '../testing/small-shop.tsx';
import { createPublishedPagePreviewSettings, type PreviewConsent } from './preview-context.ts';
import { applyPreviewToVisitor } from './preview-site.ts';

test.each<[PreviewConsent | null, readonly string[]]>([
  ['given', ['essential', 'non_essential']],
  ['refused', ['essential']],
  [null, []],
])('a visitor of a preview with the answer %s to the consent banner consents to %j', (consent, categories) => {
  const site = openTwoBrandTestPages().parts.engine.catalogue().byKey('one');
  if (!site) throw new Error('there is no site');
  const url = new URL('http://one.localhost/');
  const { visitor } = readVisitor({ site, url, cookie: () => undefined, secure: false, now: 0 });
  const context = { ...createPublishedPagePreviewSettings('/'), consent };
  expect([...applyPreviewToVisitor(visitor, site, context).consent]).toEqual(categories);
});
