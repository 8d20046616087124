import { useState } from 'react';
import type { StudioSiteEntry } from '../api-types.ts';
import { formatPictureUrl } from '../editor/picture-client.ts';
import {
  createSearchPreview,
  cutText,
  DESCRIPTION_SHOWN,
  type SearchPreview,
  TITLE_SHOWN,
} from '../editor/search-preview.ts';
import { homeMessages } from './home.messages.gen.ts';
import { searchPreviewMessages } from './search-preview.messages.gen.ts';

interface SearchPreviewsProps {
  /** Merged value of the page. */
  readonly value: unknown;
  /** Its published address; null where it is shown at many addresses. */
  readonly path: string | null;
  readonly site: StudioSiteEntry;
  /** Name of the brand that shows the page. */
  readonly brand: string;
}

/** How a page looks in the results of a search engine, and as the card of a shared link. */
export function SearchPreviews({ value, path, site, brand }: SearchPreviewsProps) {
  const preview = createSearchPreview({ value, path }, site, brand);
  return (
    <section className="previews" aria-labelledby="previews-heading">
      <h3 id="previews-heading">{searchPreviewMessages.heading()}</h3>
      <h4>{searchPreviewMessages.result()}</h4>
      {preview.isHidden ? (
        <p className="field__help">{searchPreviewMessages.hidden()}</p>
      ) : (
        <>
          <SearchResult {...preview} />
          <Length describe={searchPreviewMessages.titleLength} words={preview.title} max={TITLE_SHOWN} />
          {preview.description === null ? null : (
            <Length
              describe={searchPreviewMessages.descriptionLength}
              words={preview.description}
              max={DESCRIPTION_SHOWN}
            />
          )}
        </>
      )}
      <h4>{searchPreviewMessages.card()}</h4>
      <SharedCard key={preview.picture} preview={preview} site={site.key} />
    </section>
  );
}

function SearchResult({ title, address, description }: SearchPreview) {
  return (
    <div className="previews__result">
      <p className="previews__address">{address === null ? homeMessages.noAddress() : address.join(' › ')}</p>
      <p className="previews__title">{cutText(title, TITLE_SHOWN)}</p>
      <p className="previews__description">
        {description === null ? (
          <em>{searchPreviewMessages.noDescription()}</em>
        ) : (
          cutText(description, DESCRIPTION_SHOWN)
        )}
      </p>
    </div>
  );
}

function SharedCard({ preview, site }: { readonly preview: SearchPreview; readonly site: string }) {
  const { cardTitle, description, picture, address } = preview;
  const [isMissing, setMissing] = useState(false);
  return (
    <div className="previews__card">
      {picture === null || isMissing ? (
        <p className="previews__no-picture">{searchPreviewMessages.noPicture()}</p>
      ) : (
        <img alt="" src={formatPictureUrl(site, picture, 'large')} onError={() => setMissing(true)} />
      )}
      <div>
        <p className="previews__address">{address?.[0]}</p>
        <p className="previews__card-title">{cardTitle}</p>
        {description === null ? null : (
          <p className="previews__description">{cutText(description, DESCRIPTION_SHOWN)}</p>
        )}
      </div>
    </div>
  );
}

interface LengthProps {
  readonly describe: (values: { readonly count: number; readonly max: number }) => string;
  readonly words: string;
  readonly max: number;
}

function Length({ describe, words, max }: LengthProps) {
  const count = [...words].length;
  return (
    <p className="field__help">
      {describe({ count, max })} {count > max ? <strong>{searchPreviewMessages.tooLong()}</strong> : null}
    </p>
  );
}
