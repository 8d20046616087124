import type { StudioDocumentEntry, StudioSiteEntry } from '../api-types.ts';
import { formatKind, OTHER_KINDS } from '../editor/document-kinds.ts';
import { formatDocumentId } from '../editor/open-documents.ts';
import { documentListMessages } from './document-list.messages.gen.ts';

interface SiteDocumentsProps {
  readonly site: StudioSiteEntry;
  /** The document that is edited. */
  readonly current: string;
  /** Ids of documents with unpublished changes. */
  readonly changed: readonly string[];
}

/** Links to the documents of a site that are no pages, by kind. */
export function SiteDocuments({ site, current, changed }: SiteDocumentsProps) {
  return (
    <section className="documents" aria-label={documentListMessages.of({ site: site.name })}>
      <h2>{documentListMessages.heading()}</h2>
      {OTHER_KINDS.map(([kind]) => {
        const entries = site.documents.filter((entry) => entry.kind === kind);
        const [only, ...others] = entries;
        if (!only) return null;
        if (others.length === 0)
          return <DocumentLink key={kind} entry={only} title={formatKind(kind)} {...{ current, changed }} />;
        return (
          <details key={kind} open={entries.some((entry) => formatDocumentId(entry) === current) || undefined}>
            <summary>{formatKind(kind)}</summary>
            {entries.map((entry) => (
              <DocumentLink key={entry.name} entry={entry} title={entry.title} {...{ current, changed }} />
            ))}
          </details>
        );
      })}
    </section>
  );
}

interface DocumentLinkProps extends Pick<SiteDocumentsProps, 'current' | 'changed'> {
  readonly entry: StudioDocumentEntry;
  readonly title: string;
}

function DocumentLink({ entry, title, current, changed }: DocumentLinkProps) {
  const place = formatDocumentId(entry);
  return (
    <a className="documents__link" href={`#${place}`} aria-current={place === current ? 'page' : undefined}>
      {title}
      {changed.includes(place) ? <span className="badge">{documentListMessages.draft()}</span> : null}
      {entry.isHeldBack ? <span className="badge">{documentListMessages.heldBack()}</span> : null}
      {entry.isInherited && !changed.includes(place) ? (
        <span className="badge badge--quiet">{documentListMessages.inherited()}</span>
      ) : null}
    </a>
  );
}
