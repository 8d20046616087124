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
    const heard: string[] = [];
    find().addEventListener('click', () => heard.push('bubbling'));
    find().addEventListener('click', () => heard.push('capturing'), true);
    document.body.click();
    expect(heard.toSorted()).toEqual(['bubbling', 'capturing']);
    await startNextFile();
    document.body.click();
    expect(heard).toHaveLength(2);
  },
);
