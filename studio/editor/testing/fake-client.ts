import type { StudioDocumentAnswer } from '../../api-types.ts';
import type { StudioClient } from '../studio-client.ts';

const refuse = () => Promise.reject(new Error('This test has no answer to this call.'));

/** Calls of the studio's server with the answers of a test; all others fail. */
export function createFakeClient(answers: Partial<StudioClient>): StudioClient {
  return {
    openDocument: refuse,
    listUses: refuse,
    findReach: refuse,
    saveDraft: refuse,
    discardDraft: refuse,
    showOnStage: refuse,
    findMessages: refuse,
    listFlows: refuse,
    share: refuse,
    publish: refuse,
    waitUntilServed: async () => true,
    ...answers,
  };
}

/** A published document without a draft. */
export function createFakeDocument(value: unknown): StudioDocumentAnswer {
  return {
    value,
    published: value,
    inherited: null,
    blank: { version: 1 },
    source: 'document.json',
    base: 'first',
    publishedBase: 'first',
    basedOn: value,
    draft: null,
    isOutdated: false,
  };
}
