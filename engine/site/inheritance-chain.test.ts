import { expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { resolveInheritanceChain } from './inheritance-chain.ts';

const sites = (extended: Record<string, string | undefined>) =>
  createTestPublishedDocuments({
    documents: Object.fromEntries(
      Object.entries(extended).map(([key, parent]) => [
        `${key}/site`,
        { version: 1, ...(parent && { extends: parent }) },
      ]),
    ),
  });

test('resolveInheritanceChain lists the root first', () => {
  const documents = sites({ base: undefined, club: 'base', sunnyside: 'club' });
  expect(resolveInheritanceChain(documents, 'sunnyside')).toEqual({ ok: true, chain: ['base', 'club', 'sunnyside'] });
});

test('resolveInheritanceChain reports a missing parent', () => {
  expect(resolveInheritanceChain(sites({ base: undefined, harbour: 'bass' }), 'harbour')).toEqual({
    ok: false,
    errors: [
      {
        source: 'harbour/site',
        pointer: '/extends',
        code: 'extends-missing',
        message: `Site "harbour" extends "bass", which is not there.`,
        suggestion: "Did you mean 'base'?",
        line: null,
        column: null,
      },
    ],
  });
});

test.each([
  [{ a: 'a' }, 'a', 'a → a', 'a/site'],
  [{ a: 'b', b: 'c', c: 'a' }, 'a', 'a → b → c → a', 'a/site'],
  [{ a: 'b', b: 'c', c: 'a' }, 'b', 'a → b → c → a', 'a/site'],
  [{ a: 'b', b: 'c', c: 'b' }, 'a', 'b → c → b', 'b/site'],
])('resolveInheritanceChain reports the circle %j', (extended, key, circle, source) => {
  expect(resolveInheritanceChain(sites(extended), key)).toEqual({
    ok: false,
    errors: [
      {
        source,
        pointer: '/extends',
        code: 'extends-cycle',
        message: `Sites extend one another in a circle: ${circle}.`,
        suggestion: 'Remove "extends" from one of them.',
        line: null,
        column: null,
      },
    ],
  });
});

test('resolveInheritanceChain reports a site without a site document', () => {
  const documents = createTestPublishedDocuments({ documents: { 'harbour/theme': { version: 1 } } });
  expect(resolveInheritanceChain(documents, 'harbour')).toMatchObject({
    ok: false,
    errors: [{ source: 'harbour', code: 'incomplete', suggestion: 'Add site-configs/harbour/site.json.' }],
  });
});
