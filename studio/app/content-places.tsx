import type { StudioContentEntry, StudioDocumentKey, StudioSiteEntry } from '../api-types.ts';
import { formatKind } from '../editor/document-kinds.ts';
import { formatDocumentId } from '../editor/open-documents.ts';
import { listSiteDocuments } from '../editor/place.ts';
import { contentPlacesMessages } from './content-places.messages.gen.ts';

interface ContentPlacesProps {
  readonly entry: Pick<StudioContentEntry, 'places'>;
  readonly site: StudioSiteEntry;
}

/** The documents that use a shared text, as links; nothing where none does. */
export function ContentPlaces({ entry: { places }, site }: ContentPlacesProps) {
  if (places.length === 0) return null;
  return (
    <details>
      <summary>{contentPlacesMessages.summary({ count: places.length })}</summary>
      <PlaceList places={places} site={site} />
    </details>
  );
}

interface ContentDocumentPlacesProps {
  readonly document: StudioDocumentKey;
  readonly site: StudioSiteEntry;
}

/** Each text of a content document with the documents that use it. */
export function ContentDocumentPlaces({ document, site }: ContentDocumentPlacesProps) {
  const id = formatDocumentId(document);
  const entries = site.contents.filter((entry) => formatDocumentId(entry.document) === id);
  if (entries.length === 0) return null;
  return (
    <details className="notice">
      <summary>{contentPlacesMessages.heading()}</summary>
      <dl>
        {entries.map(({ key, places }) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{places.length === 0 ? contentPlacesMessages.unused() : <PlaceList places={places} site={site} />}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function PlaceList({
  places,
  site,
}: {
  readonly places: StudioContentEntry['places'];
  readonly site: StudioSiteEntry;
}) {
  const documents = listSiteDocuments(site);
  return (
    <ul>
      {places.map((place) => {
        const known = documents.find(({ kind, name }) => kind === place.kind && name === place.name);
        const values = { kind: formatKind(place.kind), title: known?.title ?? place.name, site: place.site };
        return (
          <li key={formatDocumentId(place)}>
            <a href={`#${formatDocumentId(place)}`}>{contentPlacesMessages.item(values)}</a>
          </li>
        );
      })}
    </ul>
  );
}
