import type { StudioPageEntry } from '../api-types.ts';
import { changeNamesMessages } from '../editor/change-names.messages.gen.ts';
import type { EditorContext, EditorEvent } from '../editor/editor.types.ts';
import { formatDocumentId, isSameValue, type OpenDocument } from '../editor/open-documents.ts';
import { showPageAgain } from '../editor/remove-page.ts';
import { pageSettingsMessages } from './page-settings.messages.gen.ts';

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
        ? { type: 'DOCUMENT.REPLACE', value: showPageAgain(document, own), change: changeNamesMessages.show({ title }) }
        : { type: 'DOCUMENT.REPLACE', value: published, change: changeNamesMessages.restore({ title }) },
    );
  const isUnpublished = !isSameValue(own, published);
  const isNeverPublished = !isHidden && published === null;
  return (
    <div className="removed-page">
      <h2>{title}</h2>
      <p role="status">
        {isHidden ? pageSettingsMessages.isHidden() : pageSettingsMessages.isDeleted()}{' '}
        {isNeverPublished ? pageSettingsMessages.undo() : isUnpublished ? pageSettingsMessages.untilPublished() : null}
      </p>
      {isNeverPublished ? null : (
        <button type="button" className="button" onClick={restore}>
          {isHidden ? pageSettingsMessages.show() : pageSettingsMessages.restore()}
        </button>
      )}
    </div>
  );
}
