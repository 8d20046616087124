import type { EditorText } from '#engine/messages/editor-messages.ts';
import { isPageTemplate } from '#engine/site/page-template.ts';
import type {
  StageRequest,
  StudioBlockType,
  StudioDocumentKey,
  StudioPageEntry,
  StudioSiteEntry,
} from '../api-types.ts';
import { listChangedBlocks } from './describe-changes.ts';
import type { EditorContext, StagedPage } from './editor.types.ts';
import { isPageAddress } from './new-page.ts';
import { getMergedValue, listChangedDocuments, type OpenDocument } from './open-documents.ts';
import { toStageId } from './page-blocks.ts';
import { type PageSettings, readPageSettings } from './page-value.ts';
import { describeDocument } from './place.ts';
import { publishPicturesMessages } from './publish-pictures.messages.gen.ts';
import { stageMessages } from './stage.messages.gen.ts';
import { USUAL_VIEWER } from './viewer.ts';

export type PictureSide = 'before' | 'after';

/** A page of which the publish dialog shows two pictures: as published, and as it will be. */
export interface PicturedPage {
  readonly key: string;
  readonly title: string;
  /** The site whose brand is shown. */
  readonly site: string;
  /** Origin of the frames. */
  readonly origin: string;
  readonly before: PictureSource;
  readonly after: PictureSource;
  /** Changed blocks with their ids on the stage. */
  readonly changed: readonly { readonly id: string; readonly name: string }[];
}

/** Where a page is shown, or why it is not. */
export type PictureSource =
  | { readonly kind: 'shown'; readonly path: string }
  | { readonly kind: 'absent'; readonly reason: EditorText };

type PictureContext = Pick<EditorContext, 'documents' | 'history' | 'place' | 'viewer'>;

/**
 * Changed pages, the one on the stage first. Other changed documents are seen on the page of the stage, or on the front
 * page of their site.
 */
export function listPicturedPages(
  context: PictureContext,
  sites: readonly StudioSiteEntry[],
  blocks: ReadonlyMap<string, StudioBlockType>,
): readonly PicturedPage[] {
  const { documents, history, place } = context;
  const pages = new Map<string, PicturedPage>();
  const isPage = (id: string) => documents[id]?.key.kind === 'page';
  const ids = listChangedDocuments(documents, history.present);
  for (const id of ids.toSorted((one, other) => Number(isPage(other)) - Number(isPage(one)))) {
    const document = documents[id];
    const site = sites.find(({ key }) => key === document?.key.site);
    if (!document || !site) continue;
    const page = createPicturedPage(id, document, history.present[id], site, sites, blocks, place?.page ?? null);
    // Documents that are seen on the same page have the same pictures.
    const key = page.after.kind === 'shown' ? `${page.site} ${page.after.path}` : page.key;
    const former = pages.get(key);
    pages.set(key, former ? { ...former, changed: [...former.changed, ...page.changed] } : page);
  }
  const isStaged = ({ site, after }: PicturedPage) =>
    site === place?.page.site && after.kind === 'shown' && after.path === place.page.path;
  return [...pages.values()].toSorted((one, other) => Number(isStaged(other)) - Number(isStaged(one)));
}

function createPicturedPage(
  id: string,
  document: OpenDocument,
  own: unknown,
  site: StudioSiteEntry,
  sites: readonly StudioSiteEntry[],
  blocks: ReadonlyMap<string, StudioBlockType>,
  staged: StagedPage | null,
): PicturedPage {
  const { key, published } = document;
  const [before, after] = [getMergedValue(document, published), getMergedValue(document, own)];
  const { kind } = key;
  const changed =
    kind === 'page' || kind === 'layout'
      ? listChangedBlocks(before, after, blocks).map((block) => ({ id: toStageId(kind, block.id), name: block.name }))
      : [];
  if (kind === 'page') {
    const entry = site.pages.find(({ name }) => name === key.name);
    return {
      key: id,
      title: describeDocument(id, sites),
      site: site.key,
      origin: site.origin,
      before: findSource(readPageSettings(before), entry, key, 'before'),
      after: findSource(readPageSettings(after), entry, key, 'after'),
      changed,
    };
  }
  const beside = findPageBeside(site, sites, staged);
  const entry = beside.site.pages.find(({ path }) => path === beside.path);
  const shown: PictureSource = { kind: 'shown', path: beside.path };
  return {
    key: `${beside.site.key} ${beside.path}`,
    title: entry ? describeDocument(`${entry.site}/page/${entry.name}`, sites) : beside.site.name,
    site: beside.site.key,
    origin: beside.site.origin,
    before: shown,
    after: shown,
    changed,
  };
}

const ABSENCES = {
  before: { missing: publishPicturesMessages.isNew, hidden: publishPicturesMessages.wasHidden },
  after: { missing: publishPicturesMessages.deleted, hidden: publishPicturesMessages.hidden },
} as const satisfies Readonly<Record<PictureSide, Readonly<Record<'missing' | 'hidden', EditorText>>>>;

function findSource(
  settings: PageSettings | null,
  entry: StudioPageEntry | undefined,
  { name }: StudioDocumentKey,
  side: PictureSide,
): PictureSource {
  if (!settings) return { kind: 'absent', reason: ABSENCES[side].missing };
  if (settings.isHidden) return { kind: 'absent', reason: ABSENCES[side].hidden };
  if (isPageTemplate(name) && settings.route === null) return { kind: 'absent', reason: stageMessages.template };
  const known = entry?.path ?? (side === 'before' ? entry?.formerPath : null) ?? null;
  const path = settings.path !== null && isPageAddress(settings.path) ? settings.path : known;
  return path === null ? { kind: 'absent', reason: stageMessages.noAddress } : { kind: 'shown', path };
}

interface PageBeside {
  readonly site: StudioSiteEntry;
  readonly path: string;
}

function findPageBeside(
  site: StudioSiteEntry,
  sites: readonly StudioSiteEntry[],
  staged: StagedPage | null,
): PageBeside {
  const shown = sites.find(({ key }) => key === staged?.site);
  const usesIt = shown !== undefined && (shown.key === site.key || site.extendedBy.includes(shown.name));
  return usesIt && staged && staged.path !== null ? { site: shown, path: staged.path } : { site, path: '/' };
}

/** Request for the frame of a picture; null where there is none. The page of another brand is seen by the usual viewer. */
export function createPictureRequest(
  stage: string,
  page: PicturedPage,
  side: PictureSide,
  { documents, history, place, viewer }: PictureContext,
): StageRequest | null {
  const source = page[side];
  if (source.kind === 'absent') return null;
  const changed = listChangedDocuments(documents, history.present).flatMap((id) => {
    const document = documents[id];
    return document ? [{ ...document.key, value: history.present[id] ?? null }] : [];
  });
  return {
    stage,
    site: page.site,
    path: source.path,
    viewer: page.site === place?.page.site ? viewer : USUAL_VIEWER,
    wantsLink: true,
    documents: side === 'before' ? [] : changed,
  };
}
