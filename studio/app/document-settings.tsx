import type { StudioBlockType, StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import type { DocumentProblem } from '../editor/document-problems.ts';
import type { EditorContext, EditorEvent } from '../editor/editor.types.ts';
import { findUnreadableText, type OpenDocument } from '../editor/open-documents.ts';
import type { PageBlock } from '../editor/page-blocks.ts';
import type { StudioClient } from '../editor/studio-client.ts';
import type { UnseenBlock } from '../editor/unseen-blocks.ts';
import { BlockForm } from './block-form.tsx';
import { DocumentForm } from './document-form.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { PageSettings } from './page-settings.tsx';
import { RemovedPage } from './removed-page.tsx';
import { UnreadableDocument } from './unreadable-document.tsx';

interface DocumentSettingsProps {
  readonly id: string;
  readonly title: string;
  readonly site: StudioSiteEntry;
  readonly sites: readonly StudioSiteEntry[];
  readonly blocks: ReadonlyMap<string, StudioBlockType>;
  /** Null for a document that is no page. */
  readonly page: StudioPageEntry | null;
  /** Null for a page that is shown. */
  readonly removed: 'deleted' | 'hidden' | null;
  readonly document: OpenDocument;
  /** Merged value of the document. */
  readonly value: unknown;
  readonly chosen: PageBlock | null;
  /** JSON Schema of the kind of document. */
  readonly schema: unknown;
  readonly problems: readonly DocumentProblem[];
  /** Blocks that are not on the page for the chosen visitor, by id. */
  readonly unseen: ReadonlyMap<string, UnseenBlock>;
  readonly context: EditorContext;
  readonly client: StudioClient;
  readonly send: (event: EditorEvent) => void;
}

/** The settings of the chosen block, or else of the whole document. */
export function DocumentSettings(props: DocumentSettingsProps) {
  const { id, title, site, sites, blocks, page, removed, document, value, chosen, schema } = props;
  const { problems, context, client, send } = props;
  const unreadable = findUnreadableText(document, context.history.present[id]);
  if (chosen)
    return (
      <BlockForm
        block={chosen}
        schema={blocks.get(chosen.type)?.schema}
        document={value}
        unseen={props.unseen.get(chosen.id) ?? null}
        {...{ site, problems, send }}
      />
    );
  return (
    <>
      {unreadable ? (
        <UnreadableDocument source={document.source} {...{ title, unreadable, send }} />
      ) : page && removed ? (
        <RemovedPage entry={page} isHidden={removed === 'hidden'} {...{ document, context, send }} />
      ) : page ? (
        <PageSettings
          key={id}
          entry={page}
          {...{ site, sites, document, value, schema, context, client, send, problems }}
        />
      ) : (
        <DocumentForm key={id} document={value} {...{ title, schema, site, problems, send }} />
      )}
      <EarlierVersions
        key={`versions ${id}`}
        {...{ document, blocks, send }}
        kindSchema={schema}
        timeZone={site.timeZone}
      />
    </>
  );
}
