import { describe, expect, test } from 'vitest';
import type { RawDocument } from '#engine/cms/document.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { checkCreatedDocumentRow, checkUpdatedDocumentRow } from './document-guard.ts';
import { InvalidDocumentRefusal, SaveRefusal } from './save-refusal.ts';

const wrong: ConfigError = {
  source: 'harbour:page:home',
  pointer: '/blocks/0/props/tone',
  code: 'not-allowed',
  message: '"lowd" is not allowed.',
  suggestion: 'Did you mean "loud"?',
  line: null,
  column: null,
};
const accept = ({ text, ...document }: RawDocument) => ({
  document: { ...document, version: 'v', value: JSON.parse(text) },
  errors: [] as const,
  warnings: [] as const,
});
const refuse = () => ({ document: null, errors: [wrong], warnings: [] as const });
const crash = () => {
  throw new Error('no validator for pages');
};
const page = { site: 'harbour', name: 'home', document: { version: 1 } };
const key = { site: 'harbour', kind: 'page', name: 'home' } as const;
const stored = { id: 'harbour:page:home', kind: 'page', status: 'published', ...page, document: '{"version":1}' };

function refusalOf(save: () => unknown): SaveRefusal {
  try {
    save();
  } catch (error) {
    if (error instanceof SaveRefusal) return error;
    throw error;
  }
  throw new Error('the save was not refused');
}

describe('checkCreatedDocumentRow', () => {
  test('fills in id, kind and status of a new row', () => {
    expect(checkCreatedDocumentRow('pages', page, accept)).toEqual({
      row: { ...page, id: 'harbour:page:home', kind: 'page', status: 'published' },
      change: { key, document: { ...key, source: 'harbour:page:home', version: 'v', value: { version: 1 } } },
    });
  });

  test('gives a theme without a name the name "theme"', () => {
    expect(checkCreatedDocumentRow('theme', { site: 'harbour', document: {} }, accept)).toMatchObject({
      row: { id: 'harbour:theme:theme' },
    });
  });

  test('passes the document to the check as text', () => {
    const seen: RawDocument[] = [];
    const look = (document: RawDocument) => {
      seen.push(document);
      return accept(document);
    };
    checkCreatedDocumentRow('pages', page, look);
    checkCreatedDocumentRow('pages', { ...page, document: '{"version": 1}' }, look);
    expect(seen).toEqual([
      { ...key, source: 'harbour:page:home', text: '{"version":1}' },
      { ...key, source: 'harbour:page:home', text: '{"version": 1}' },
    ]);
  });

  test('refuses a document with an error that cannot be fixed by leaving out the invalid part', () => {
    const refusal = refusalOf(() => checkCreatedDocumentRow('pages', page, refuse));
    expect(refusal).toBeInstanceOf(InvalidDocumentRefusal);
    expect(refusal).toMatchObject({ id: 'harbour:page:home', errors: [wrong], intent: 'published', field: 'document' });
  });

  test('returns the valid part of an invalid document together with its faults', () => {
    const needsVersion = (document: RawDocument) => {
      const { rout } = JSON.parse(document.text);
      const unknown: ConfigError = { ...wrong, pointer: '/rout', code: 'unknown-property' };
      return rout === undefined ? accept(document) : { document: null, errors: [unknown], warnings: [] as const };
    };
    const { change } = checkCreatedDocumentRow(
      'pages',
      { ...page, document: { version: 1, rout: 'home' } },
      needsVersion,
    );
    expect(change).toMatchObject({
      key,
      document: { value: { version: 1 } },
      faults: [{ pointer: '/rout' }],
      leftOut: ['/rout'],
    });
  });

  test('refuses a document when the check itself throws, and says why', () => {
    expect(refusalOf(() => checkCreatedDocumentRow('pages', page, crash)).message).toBe(
      "This document can't be checked, so it can't be published: no validator for pages. Tell your operator.",
    );
  });

  test('accepts an archived document with any content', () => {
    expect(checkCreatedDocumentRow('pages', { ...page, status: 'archived' }, refuse)).toMatchObject({
      row: { status: 'archived' },
      change: null,
    });
  });

  test.each([
    [
      'another id',
      'id',
      'pages',
      { id: 'other' },
      'The id of this document must be harbour:page:home, after its site, kind and name. Leave it empty.',
    ],
    [
      'an unknown status',
      'status',
      'pages',
      { status: 'live' },
      'The status "live" is unknown. Use "published" or "archived".',
    ],
    ['a kind of another collection', 'kind', 'pages', { kind: 'theme' }, 'The kind must be page; it is "theme".'],
    [
      'no kind where there are several',
      'kind',
      'site_config',
      {},
      'The kind must be routes or capabilities or navigation; none is chosen.',
    ],
    [
      'no site',
      'site',
      'pages',
      { site: undefined },
      'The site is missing. Give it a short name of letters from a to z, digits, dots, dashes and underscores.',
    ],
    [
      'a name with a colon',
      'name',
      'pages',
      { name: 'a:b' },
      'The name "a:b" can\'t be used. Did you mean "a-b"? It must be a short name of letters from a to z, digits, dots, dashes and underscores.',
    ],
    [
      'a theme with a name',
      'name',
      'theme',
      { name: 'night' },
      'The name of a theme document must be "theme"; it is "night".',
    ],
  ])('refuses a row with %s and reports the form field %s', (_, field, collection, change, message) => {
    const refusal = refusalOf(() => checkCreatedDocumentRow(collection, { ...page, ...change }, accept));
    expect({ field: refusal.field, message: refusal.message }).toEqual({ field, message });
  });
});

describe('checkUpdatedDocumentRow', () => {
  test('checks a changed document and one that is restored from the archive', () => {
    expect(refusalOf(() => checkUpdatedDocumentRow('pages', { document: {} }, stored, refuse))).toBeInstanceOf(
      InvalidDocumentRefusal,
    );
    const archived = { ...stored, status: 'archived' };
    expect(refusalOf(() => checkUpdatedDocumentRow('pages', { status: 'published' }, archived, refuse))).toBeInstanceOf(
      InvalidDocumentRefusal,
    );
  });

  test('accepts a change of only the notes of an invalid document', () => {
    expect(checkUpdatedDocumentRow('pages', { notes: 'mend me' }, stored, refuse)).toBeNull();
  });

  test('accepts archiving an invalid document', () => {
    expect(checkUpdatedDocumentRow('pages', { status: 'archived' }, stored, refuse)).toEqual({ key, document: null });
  });

  test('refuses to change the site of a document, which is part of its key', () => {
    expect(refusalOf(() => checkUpdatedDocumentRow('pages', { site: 'lantern' }, stored, accept)).message).toBe(
      "The site of harbour:page:home can't be changed, because other documents may name it. Make a new document instead.",
    );
  });
});
