import { describe, expect, test } from 'vitest';
import { coversSpec } from './covers-spec.ts';
import {
  createObservation,
  getObservationDetails,
  type ObservedProductOutput,
  type ProductObservationDetails,
  summariseObservation,
} from './observation.ts';
import { findSpecMismatch } from './observed-item.ts';

const page = (where: string, text = ''): ProductObservationDetails => ({ source: 'page', where, text });

describe('an observation', () => {
  test('that no harness created is refused', () => {
    const forged = { source: 'page', where: '/', text: 'This field is required' } as unknown as ObservedProductOutput;
    expect(() => getObservationDetails(forged)).toThrow('only what a harness observed');
    expect(() => coversSpec('messages', 'form.required', forged)).toThrow('only what a harness observed');
  });

  test('has the properties of the observed value, and a summary in one line', () => {
    const answer = createObservation(
      { status: 200 },
      { source: 'response', where: '/about', text: '200\n  About\tus' },
    );
    expect(answer.status).toBe(200);
    expect(summariseObservation(getObservationDetails(answer))).toBe('response /about: 200 About us');
  });
});

describe('an item of the specification', () => {
  test('that does not exist in the inventory is refused', () => {
    expect(() => coversSpec('messages', 'form.nonsense', createObservation({}, page('/')))).toThrow(
      'holds no form.nonsense',
    );
  });

  test('of kind message is proven only by a page with exactly its text', () => {
    expect(findSpecMismatch('messages', 'form.required', page('/', 'Name\nThis field  is required'))).toBeNull();
    expect(findSpecMismatch('messages', 'form.required', page('/', 'Please fill this in'))).toContain('is not in');
    expect(
      findSpecMismatch('messages', 'form.minimum', page('/', 'an amount equal to or greater than $1.00.')),
    ).toContain('not in');
    expect(
      findSpecMismatch('messages', 'form.minimum', page('/', 'Please enter an amount equal to or greater than $1.00.')),
    ).toBeNull();
    expect(findSpecMismatch('messages', 'forward-draw.nth', page('/', '4th Forward Draw'))).toBeNull();
    expect(findSpecMismatch('messages', 'page-head.title-format', page('/', 'About | Harbour'))).toBeNull();
  });

  test('of kind route is proven only by a page at its path', () => {
    expect(
      findSpecMismatch('routes', 'blog.category', page('http://harbour.localhost:3000/blog/category/all/2?a=b')),
    ).toBeNull();
    expect(findSpecMismatch('routes', 'home', page('http://harbour.localhost:3000/'))).toBeNull();
    expect(findSpecMismatch('routes', 'daily-winners', page('http://sunnyside.localhost:3000/club'))).toBeNull();
    expect(findSpecMismatch('routes', 'blog', page('http://harbour.localhost:3000/about'))).toBe(
      'none of the visited /about is at its path',
    );
  });

  test('of kind route is also proven by an earlier page of the browser tab', () => {
    const visited = ['http://harbour.localhost:3000/blog', 'http://harbour.localhost:3000/about'];
    expect(findSpecMismatch('routes', 'blog', { ...page('http://harbour.localhost:3000/about'), visited })).toBeNull();
  });

  test('for a partner event is proven only by an event with its name', () => {
    const event = (where: string): ProductObservationDetails => ({ source: 'event', where, text: '{}' });
    expect(findSpecMismatch('analytics', 'event.login-partner', event('Login'))).toBeNull();
    expect(findSpecMismatch('analytics', 'event.login-partner', event('Logout'))).toBe(
      'the event is "Login", and not "Logout"',
    );
  });

  test('of kind screen is not proven by a server response', () => {
    expect(findSpecMismatch('screens', 'navigation-bar', { source: 'response', where: '/', text: '' })).toBe(
      'a response proves none of the screens, only a page',
    );
  });
});
