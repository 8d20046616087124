import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestDirectus } from './testing/test-directus.ts';

const STUDIO = { VITRINE_STUDIO_ORIGIN: 'http://studio.localhost', VITRINE_STUDIO_TICKET_SECRET: 'a secret' };
const NO_STUDIO = 'Directus runs without the studio in its app: it could not load app.js of our extension.';
const NO_HOOK = 'Directus runs without the check of documents';
const OTHER_MODULE = `export const modules = [{ id: 'another', name: 'Another', routes: [] }];
export const [interfaces, displays, layouts, panels, themes, operations] = [[], [], [], [], [], []];
`;

/** Starts Directus with another content of a file of the extension, or without the file. */
function start(file: string, content: string | null) {
  return startTestDirectus(STUDIO, async (dir) => {
    const path = join(dir, file);
    await (content === null ? rm(path) : writeFile(path, content));
  });
}

test.each([
  ['the part for the browser is missing', 'app.js', null, NO_STUDIO],
  ['the part for the browser is cut short', 'app.js', 'export const modules = [', NO_STUDIO],
  ['the part for the browser lacks the studio', 'app.js', OTHER_MODULE, NO_STUDIO],
  ['the hook is missing', 'index.js', null, NO_HOOK],
])('Directus does not start where of our extension %s', async (_, file, content, message) => {
  await expect(start(file, content)).rejects.toThrow(message);
});
