import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStudioBuildConfig } from '../../scripts/build/build-configs.ts';
import { openStudioFiles } from './studio-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a part of the script that is loaded when needed is served by the name that the build gives it', () => {
  const { output } = createStudioBuildConfig('production').build?.rollupOptions ?? {};
  expect(output).toMatchObject({ chunkFileNames: '[name].js' });
  writeFileSync(join(folder, 'convert-pasted-html.js'), 'export {}');
  const file = openStudioFiles(folder).find('/convert-pasted-html.js');
  expect([file?.type, String(file?.body)]).toEqual(['text/javascript', 'export {}']);
});

test.each(['/../secret.js', '/a/b.js', '/%2e%2e.js', '/studio.json'])('%s is no file of the studio', (path) => {
  expect(openStudioFiles(folder).find(path)).toBeNull();
});

test('the page loads the font of the style sheet beside it, from the studio itself', () => {
  const files = openStudioFiles(folder);
  const [, font = ''] = /rel="preload" href="\/([\w-]+\.woff2)" as="font"/.exec(String(files.find('/')?.body)) ?? [];
  const typeface = readFileSync(join(import.meta.dirname, '../app/styles/typeface.css'), 'utf8');
  expect(typeface).toContain(`/${font}"`);
  writeFileSync(join(folder, font), 'font');
  expect(files.find(`/${font}`)?.type).toBe('font/woff2');
});

test('the page fetches the session at once over files, and not inside a CMS, where that takes a ticket', () => {
  const pages = [null, 'https://cms.example'].map((cms) => openStudioFiles(folder, cms).find('/')?.body);
  expect(pages.map((page) => String(page).includes('href="/api/session" as="fetch" crossorigin'))).toEqual([
    true,
    false,
  ]);
});
