import { expect, test } from 'vitest';
import { createEdgePages } from './edge-pages.ts';

const MINUTE = 60_000;

/** Pages at the edge at a time that the test sets. */
function openPages() {
  let time = 1_000_000;
  const pages = createEdgePages(() => time);
  const send = (target: string, { tags = 'site-one', end = time + MINUTE, headers = {} } = {}) => {
    const sent = new Headers(headers);
    pages.sent({ request: { origin: 'http://one.localhost', target, cookie: '', locale: 'en' }, tags, end }, sent);
  };
  const withTags = (...tags: string[]) => pages.listWithTags(tags).map(({ target }) => target);
  const ended = (from: number, to: number) => pages.listEnded({ from, to }).map(({ target }) => target);
  return { pages, send, withTags, ended, pass: (milliseconds: number) => void (time += milliseconds) };
}

test('the edge pages that have at least one of the given tags are listed', () => {
  const { send, withTags } = openPages();
  send('/a', { tags: 'site-one data-x' });
  send('/b', { tags: 'site-one data-y' });
  send('/c', { tags: 'site-one data-yy' });
  expect([withTags('data-x', 'data-y').toSorted(), withTags('data')]).toEqual([['/a', '/b'], []]);
});

test('an edge page has the tags and the expiry of its last version only', () => {
  const { send, withTags, ended } = openPages();
  send('/a', { tags: 'data-x', end: 5 });
  send('/a', { tags: 'data-y', end: 7 });
  expect([withTags('data-x'), withTags('data-y'), ended(4, 6), ended(6, 7), ended(7, 8)]).toEqual([
    [],
    ['/a'],
    [],
    ['/a'],
    [],
  ]);
});

test('the page that most visitors ask for comes first, by what the edge says about hits', () => {
  const { send, withTags } = openPages();
  send('/a');
  send('/b', { headers: { 'x-vitrine-hits': '40' } });
  send('/c', { headers: { 'x-vitrine-hits': 'no number' } });
  send('/c');
  expect(withTags('site-one')).toEqual(['/b', '/c', '/a']);
});

test('earlier visits of an edge page count less than recent ones', () => {
  const { send, withTags, pass } = openPages();
  send('/a', { headers: { 'x-vitrine-hits': '2' } });
  pass(9 * MINUTE);
  send('/b');
  expect(withTags('site-one')).toEqual(['/b', '/a']);
});

test('a page that no visitor has asked for in ten minutes is left out, however often nodes have fetched it', () => {
  const { send, withTags, pass } = openPages();
  send('/a', { tags: 'data-x' });
  pass(5 * MINUTE);
  send('/a', { tags: 'data-y', headers: { 'x-vitrine-refetch': '1' } });
  expect(withTags('data-y')).toEqual(['/a']);
  pass(5 * MINUTE);
  expect(withTags('data-y')).toEqual([]);
});

test('an edge page that only a node has requested, and no visitor, is not listed', () => {
  const { send, withTags } = openPages();
  send('/a', { headers: { 'x-vitrine-refetch': '1' } });
  expect(withTags('site-one')).toEqual([]);
});

test('a page has changed since a moment if one of its tags was published then or later, for as long as a page may take to render', () => {
  const { pages, pass } = openPages();
  pages.changed(['page-one-home', 'page-two-home']);
  const now = 1_000_000;
  const isChanged = (tags: string, moment: number) => pages.isChangedSince(tags, moment);
  expect([
    isChanged('site-one page-one-home', now),
    isChanged('site-one page-one-home', now + 1),
    isChanged('site-one page-one-home-page', now),
  ]).toEqual([true, false, false]);
  pass(11 * MINUTE);
  pages.changed([]);
  expect(isChanged('page-one-home', now)).toBe(false);
});

test('at most 1,000 pages are listed', () => {
  const { send, withTags } = openPages();
  for (let index = 0; index < 1100; index += 1) send(`/${index}`);
  expect(withTags('site-one')).toHaveLength(1000);
});
