import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cause } from '#schemas/generated/api/wire-types.gen.ts';
import { copyBrandProject } from '../shop/bench-project.ts';
import { type AnswerChangingProxy, startAnswerChangingProxy } from '../shop/changed-api.ts';

const FIRST = Date.parse('2020-01-01T00:00:00Z');
const DAY = 24 * 60 * 60_000;

/** Writes this number of stories and of causes, in place of the documents of one brand. */
export function writeManyStoriesAndCauses(folder: string, count: number): void {
  copyBrandProject(folder);
  const posts = inPlace(join(folder, 'cms-seed/harbour/posts'), 'pups-first-day.json');
  const causes = inPlace(join(folder, 'cms-seed/harbour/causes'), 'reef-keepers.json');
  for (let index = 0; index < count; index += 1) {
    const published = new Date(FIRST + index * DAY).toISOString().replace('.000Z', 'Z');
    const story = { slug: `story-${index}`, title: `Editors’ story ${index}`, published };
    writeFileSync(join(posts.folder, `story-${index}.json`), JSON.stringify({ ...posts.example, ...story }));
    writeFileSync(join(causes.folder, `cause-${index}.json`), JSON.stringify(causes.example));
  }
}

function inPlace(folder: string, example: string): { readonly folder: string; readonly example: object } {
  const { more: _, ...rest } = JSON.parse(readFileSync(join(folder, example), 'utf8'));
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  return { folder, example: rest };
}

/** Proxy of the sandbox that repeats its first cause under other keys until there are `count` causes. */
export function startProxyWithManyCauses(sandboxUrl: string, count: number): Promise<AnswerChangingProxy> {
  return startAnswerChangingProxy(sandboxUrl, {
    '/causes': (answer: { readonly result: readonly Cause[] }) => ({
      ...answer,
      result: Array.from({ length: count }, (_, index) => {
        const key = `cause-${index}`;
        return { ...answer.result[0], key, url_slug: key, name: `Neighbours’ cause ${index}` };
      }),
    }),
  });
}
