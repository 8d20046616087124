import type { StudioSiteEntry } from '../api-types.ts';
import { formatMoment } from '../editor/moments.ts';
import { formatDocumentId } from '../editor/open-documents.ts';
import { listSiteDocuments } from '../editor/place.ts';
import { publishDialogMessages } from '../editor/publish-dialog.messages.gen.ts';
import { useBrowserSession } from './browser-session.ts';
import { unsavedCopiesMessages } from './unsaved-copies.messages.gen.ts';

interface LostChangesProps {
  readonly sites: readonly StudioSiteEntry[];
}

/** Links to documents with unsaved changes of windows that were closed, which offer them. */
export function LostChanges({ sites }: LostChangesProps) {
  const lost = useBrowserSession()?.lost ?? [];
  const links = lost.flatMap(({ id, tab, copy }) => {
    const site = sites.find(({ key }) => id.startsWith(`${key}/`));
    const entry = site && listSiteDocuments(site).find((one) => formatDocumentId(one) === id);
    if (!entry) return [];
    const title = publishDialogMessages.document({ title: entry.title, site: site.name });
    return [{ id, tab, title, moment: formatMoment(copy.at, site.timeZone) }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="notice lost-changes">
      {links.map(({ id, tab, title, moment }) => (
        <li key={`${tab} ${id}`}>
          {unsavedCopiesMessages.found({ moment })} <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
