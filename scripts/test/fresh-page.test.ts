// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const startNextFile = async () => {
  vi.resetModules();
  await import('./fresh-page.ts');
};

test.each([
  ['window', () => window],
  ['document', () => document],
  ['root element', () => document.documentElement],
  ['body', () => document.body],
] as const)(
  'a listener that a test file leaves on the %s does not hear the events of the next file',
  async (_, find) => {
    const calledListeners: string[] = [];
    find().addEventListener('click', () => calledListeners.push('bubbling'));
    find().addEventListener('click', () => calledListeners.push('capturing'), true);
    document.body.click();
    expect(calledListeners.toSorted()).toEqual(['bubbling', 'capturing']);
    await startNextFile();
    document.body.click();
    expect(calledListeners).toHaveLength(2);
  },
);
