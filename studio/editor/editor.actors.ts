import { fromPromise } from 'xstate';
import type { PublishAnswer, StageAnswer, StudioDocumentAnswer, StudioDocumentChange } from '../api-types.ts';
import type { EditorContext } from './editor.types.ts';

/** What was stored or rendered, with the revision that it was. */
export interface Revised<Answer> {
  readonly revision: number;
  readonly answer: Answer;
}

export const editorActors = {
  loadDocument: fromPromise<StudioDocumentAnswer, EditorContext>(({ input: { client, page }, signal }) =>
    client.openDocument(page.site, page.name, signal),
  ),
  openStage: fromPromise<StageAnswer, EditorContext>(({ input, signal }) => showOnStage(input, true, signal)),
  renderStage: fromPromise<Revised<StageAnswer>, EditorContext>(async ({ input, signal }) => ({
    revision: input.revision,
    answer: await showOnStage(input, false, signal),
  })),
  saveDraft: fromPromise<Revised<void>, EditorContext>(async ({ input, signal }) => ({
    revision: input.revision,
    answer: await input.client.saveDraft(changeOf(input), signal),
  })),
  discardDraft: fromPromise<StudioDocumentAnswer, EditorContext>(({ input }) =>
    input.client.discardDraft(changeOf(input)),
  ),
  publish: fromPromise<Revised<PublishAnswer>, EditorContext>(async ({ input }) => ({
    revision: input.revision,
    answer: await input.client.publish(changeOf(input)),
  })),
};

function showOnStage(context: EditorContext, wantsLink: boolean, signal: AbortSignal): Promise<StageAnswer> {
  const { page, stage, client, viewer } = context;
  const { site, name, value } = changeOf(context);
  const path = page.path ?? '/';
  return client.showOnStage({ stage, site, path, viewer, wantsLink, documents: [{ site, name, value }] }, signal);
}

function changeOf({ page, history, base }: EditorContext): StudioDocumentChange {
  return { site: page.site, name: page.name, value: history.present, base };
}
