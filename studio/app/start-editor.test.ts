import { expect, test } from 'vitest';
import type { StageRequest, StudioDocumentKey } from '../api-types.ts';
import { filesHome } from '../editor/studio-home.ts';
import { startEditor } from './start-editor.ts';
import { TEST_SITE } from './testing/field-form.tsx';

const HELP = {
  site: 'harbour',
  kind: 'page' as const,
  name: 'help',
  title: 'Help',
  path: '/help',
  link: { page: 'help' },
  isInherited: false,
  source: 'help.json',
};

/** A home whose server never answers. */
function startWithoutAnswers(fragment: string) {
  const documents: StudioDocumentKey[] = [];
  const stages: Pick<StageRequest, 'site' | 'path' | 'wantsLink'>[] = [];
  const home = {
    ...filesHome,
    createClient: (writeToken: string, tab: string) => ({
      ...filesHome.createClient(writeToken, tab),
      openDocument: ({ site, kind, name }: StudioDocumentKey) => {
        documents.push({ site, kind, name });
        return new Promise<never>(() => {});
      },
      showOnStage: ({ site, path, wantsLink }: StageRequest) => {
        stages.push({ site, path, wantsLink });
        return new Promise<never>(() => {});
      },
    }),
  };
  const session = { writeToken: 'token', drafts: [], sites: [{ ...TEST_SITE, pages: [HELP] }] };
  const { actor } = startEditor({ home, session, fragment });
  return { documents, stages, actor };
}

test('a starting editor requests document and stage of its address at the same time', async () => {
  const { documents, stages, actor } = startWithoutAnswers('harbour/page/help');
  await Promise.resolve();
  await expect.poll(() => documents).toEqual([{ site: 'harbour', kind: 'page', name: 'help' }]);
  expect(stages).toEqual([{ site: 'harbour', path: '/help', wantsLink: true }]);
  actor.stop();
});

test('a starting editor without a document in its address requests nothing', async () => {
  const { documents, stages, actor } = startWithoutAnswers('pages');
  await expect.poll(() => actor.getSnapshot().matches('editing')).toBe(true);
  expect([documents, stages, actor.getSnapshot().context.place]).toEqual([[], [], null]);
  actor.stop();
});
