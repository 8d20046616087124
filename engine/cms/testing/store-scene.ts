import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noMessageRegistry } from '../../messages/testing/no-messages.ts';
import type { ConfigError } from '../../validation/config-error.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '../../validation/config-kinds.ts';
import { createPictureMirror } from '../assets/mirror-picture.ts';
import { createOriginalPictureFileStore } from '../assets/picture-file-store.ts';
import type { ConfigDocument } from '../document.ts';
import {
  createDocumentStore,
  type DocumentStore,
  type DocumentStoreOptions,
  type PublishedChangeSet,
} from '../document-store.ts';
import type { PublishedDocuments } from '../documents.ts';
import { createLastGoodDocumentStore } from '../last-good-store.ts';
import type { FindSiteErrors } from '../select-publishable.ts';
import { createEmptyFakeContentSource, type FakeContentSource } from './fake-source.ts';
import { createFakeRecordingLogger, type FakeRecordingLogger } from './recording-log.ts';

export const DOCUMENT_STORE_TEST_START_TIME = Date.UTC(2026, 0, 15, 12);

/** A root with a home page and a brand that extends it, in a fake source. */
export interface DocumentStoreTestScene {
  readonly folder: string;
  readonly source: FakeContentSource;
  readonly log: FakeRecordingLogger;
  /** Tasks that the store has scheduled, in order. */
  readonly scheduled: readonly { readonly task: () => void; readonly delay: number }[];
  now(): number;
  /** Lets milliseconds pass. */
  pass(milliseconds: number): void;
  /** Runs the timeout of the source. */
  timeOut(): void;
  newStore(change?: Partial<DocumentStoreOptions>): DocumentStore;
  started(change?: Partial<DocumentStoreOptions>): Promise<DocumentStore>;
  close(): Promise<void>;
}

export async function createDocumentStoreTestScene(): Promise<DocumentStoreTestScene> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'));
  const source = createEmptyFakeContentSource();
  source.put({
    'base/site/site': createTestDocumentJson({ abstract: true }),
    'base/page/home': createTestPageJson('Home'),
    'harbour/site/site': createTestDocumentJson({ extends: 'base' }),
  });
  const log = createFakeRecordingLogger();
  const scheduled: { task: () => void; delay: number }[] = [];
  const timedOut = new AbortController();
  let now = DOCUMENT_STORE_TEST_START_TIME;

  const newStore: DocumentStoreTestScene['newStore'] = (change = {}) => {
    const pictures = createOriginalPictureFileStore(join(folder, 'pictures'));
    return createDocumentStore({
      source,
      checks: { kinds: DOCUMENT_KIND_SCHEMAS, blocks: {}, library: COMMON_SCHEMAS, messages: noMessageRegistry },
      judge,
      mirror: createPictureMirror(pictures),
      lastGood: createLastGoodDocumentStore({ folder, pictures, clock: () => now, log }),
      clock: () => now,
      log,
      schedule: (task, delay) => {
        scheduled.push({ task, delay });
        return () => {};
      },
      timeout: () => timedOut.signal,
      ...change,
    });
  };
  return {
    folder,
    source,
    log,
    scheduled,
    now: () => now,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    timeOut: () => timedOut.abort(),
    newStore,
    started: async (change) => {
      const store = newStore(change);
      await store.start();
      return store;
    },
    close: () => rm(folder, { recursive: true }),
  };
}

/** A document as JSON text. */
export function createTestDocumentJson(value: object): string {
  return JSON.stringify({ version: 1, ...value });
}

/** A page with a title, and optionally a link to a page or a picture. */
export function createTestPageJson(title: string, link?: string, image?: string): string {
  const props = { ...(link ? { link } : {}), ...(image ? { image } : {}) };
  return createTestDocumentJson({ head: { title }, ...(link || image ? { blocks: [{ id: 'link', props }] } : {}) });
}

/** Requires every referenced page and picture in the site or its parent. */
const judge: FindSiteErrors = (documents, site) => {
  const sites = [site, 'base'];
  const pages = sites.flatMap((one) => documents.list(one, 'page'));
  return pages.flatMap((one): readonly ConfigError[] => {
    const { link, image } = propsOf(one);
    const place = { source: one.source, suggestion: null, line: null, column: null };
    if (link !== undefined && !pages.some(({ name }) => name === link)) {
      const message = `There is no page '${link}'.`;
      return [{ ...place, pointer: '/blocks/0/props/link', code: 'unknown-page', message }];
    }
    if (image !== undefined && !sites.some((owner) => documents.asset(owner, image))) {
      const message = `There is no picture '${image}'.`;
      return [{ ...place, pointer: '/blocks/0/props/image', code: 'unknown-asset', message }];
    }
    return [];
  });
};

function propsOf({ value }: ConfigDocument): { readonly link?: string; readonly image?: string } {
  return (value as { blocks?: { props: { link?: string; image?: string } }[] }).blocks?.[0]?.props ?? {};
}

/** Next publication after an action on the source. */
export function awaitNextTestPublication(store: DocumentStore, act: () => void): Promise<PublishedChangeSet> {
  return new Promise((resolve) => {
    const stop = store.subscribe((publication) => {
      stop();
      resolve(publication);
    });
    act();
  });
}

export function readTitleOfPublishedTestPage(
  documents: PublishedDocuments,
  site: string,
  name: string,
): string | undefined {
  return (documents.get(site, 'page', name)?.value as { head: { title: string } } | undefined)?.head.title;
}

/** Ids of held-back documents with their error codes. */
export function listHeldBackTestDocuments(store: DocumentStore): readonly (readonly [string, readonly string[]])[] {
  return store.heldBack().map(({ id, errors }) => [id, errors.map(({ code }) => code)]);
}
