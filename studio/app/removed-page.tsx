import type { StudioPageEntry } from '../api-types.ts';
import type { EditorContext, EditorEvent } from '../editor/editor.types.ts';
import { formatDocumentId, isSameValue, type OpenDocument } from '../editor/open-documents.ts';
import { showPageAgain } from '../editor/remove-page.ts';
import { text } from '../messages/text.ts';

interface RemovedPageProps {
  readonly entry: StudioPageEntry;
  readonly document: OpenDocument;
  readonly isHidden: boolean;
  readonly context: Pick<EditorContext, 'history'>;
  readonly send: (event: EditorEvent) => void;
}

/** In place of the settings of a page that is deleted or hidden. */
export function RemovedPage({ entry, document, isHidden, context, send }: RemovedPageProps) {
  const { published, key } = document;
  const own = context.history.present[formatDocumentId(key)] ?? null;
  const { title } = entry;
  const restore = () =>
    send(
      isHidden
        ? { type: 'DOCUMENT.REPLACE', value: showPageAgain(document, own), change: text('change.show', { title }) }
        : { type: 'DOCUMENT.REPLACE', value: published, change: text('change.restore', { title }) },
    );
  const isUnpublished = !isSameValue(own, published);
  const isNeverPublished = !isHidden && published === null;
  return (
    <div className="removed-page">
      <h2>{title}</h2>
      <p role="status">
        {text(isHidden ? 'page.isHidden' : 'page.isDeleted')}{' '}
        {isNeverPublished ? text('page.undo') : isUnpublished ? text('page.untilPublished') : null}
      </p>
      {isNeverPublished ? null : (
        <button type="button" className="button" onClick={restore}>
          {text(isHidden ? 'page.show' : 'page.restore')}
        </button>
      )}
    </div>
  );
}
