import { useMemo, useState } from 'react';
import { getEditorLanguage } from '#engine/messages/editor-messages.ts';
import type { StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import { commandPaletteMessages } from '../editor/command-palette.messages.gen.ts';
import type { EditorContext } from '../editor/editor.types.ts';
import { newPageMessages } from '../editor/new-page.messages.gen.ts';
import { formatDocumentId, listChangedDocuments } from '../editor/open-documents.ts';
import { isTemplateEntry } from '../editor/place.ts';
import { hasWords } from '../editor/search-entries.ts';
import { studioMessages } from '../messages/studio.messages.gen.ts';
import { documentListMessages } from './document-list.messages.gen.ts';
import { fillWithColour } from './fields/fill-with-colour.ts';
import { homeMessages } from './home.messages.gen.ts';
import { languageDialogMessages } from './language-dialog.messages.gen.ts';
import { describeLanguage } from './language-dialog.tsx';
import { LostChanges } from './lost-changes.tsx';
import { SearchButton } from './search-button.tsx';
import { SignOut } from './sign-out.tsx';
import { SiteDocuments } from './site-documents.tsx';

interface HomeProps {
  readonly sites: readonly StudioSiteEntry[];
  readonly context: Pick<EditorContext, 'documents' | 'history' | 'notice'>;
  /** Opens the command palette. */
  readonly search: () => void;
  readonly showTour: () => void;
  /** Null where the studio has one language. */
  readonly chooseLanguage: (() => void) | null;
  /** Null while pages can't be created. */
  readonly createPage: ((site: StudioSiteEntry) => void) | null;
}

/** The first view: every page of every brand, with a filter, and the other documents. */
export function Home({ sites, context, search, showTour, chooseLanguage, createPage }: HomeProps) {
  const { documents, history, notice } = context;
  const [words, setWords] = useState('');
  const [isAll, setAll] = useState(false);
  const changed = useMemo(() => listChangedDocuments(documents, history.present), [documents, history]);
  const found = sites
    .map((site) => ({
      site,
      pages: site.pages
        .filter((page) => (isAll || words !== '' || !page.isInherited) && matches(page, words))
        .toSorted(byAddress),
    }))
    .filter(({ pages }) => pages.length > 0 || words === '');
  return (
    <main className="home">
      <div className="home__top">
        <p className="home__product">{studioMessages.title()}</p>
        <SearchButton search={search} />
        <button type="button" className="button button--quiet" onClick={showTour}>
          {commandPaletteMessages.tour()}
        </button>
        {chooseLanguage ? (
          <button type="button" className="button button--quiet" onClick={chooseLanguage}>
            {languageDialogMessages.open({ language: describeLanguage(getEditorLanguage().tag) })}
          </button>
        ) : null}
        <SignOut drafts={changed.length} />
      </div>
      <LostChanges sites={sites} />
      <h1>{homeMessages.heading()}</h1>
      <label className="field">
        <span className="field__label">{homeMessages.search()}</span>
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <label className="home__all">
        <input type="checkbox" checked={isAll} onChange={({ target }) => setAll(target.checked)} />
        {homeMessages.inherited()}
      </label>
      <p role="status">{found.length === 0 ? homeMessages.none() : null}</p>
      {notice?.level === 'problem' ? (
        <p className="notice notice--problem" role="alert">
          {notice.text}
        </p>
      ) : null}
      {found.map(({ site, pages }) => (
        <section key={site.key} aria-labelledby={`site-${site.key}`}>
          <div className="home__site">
            <h2 id={`site-${site.key}`}>
              <BrandMark site={site} />
              {site.name}
            </h2>
            <button
              type="button"
              className="button button--quiet"
              aria-label={newPageMessages.openFor({ site: site.name })}
              disabled={createPage === null}
              onClick={() => createPage?.(site)}
            >
              {newPageMessages.open()}
            </button>
          </div>
          {site.extendedBy.length > 0 ? (
            <p className="home__shared">{homeMessages.shared({ brands: site.extendedBy.join(', ') })}</p>
          ) : null}
          <ul className="home__pages">
            {pages.map((page) => (
              <li key={page.name}>
                <a href={`#${formatDocumentId(page)}`}>
                  <span className="home__title">
                    {page.title}
                    {changed.includes(formatDocumentId(page)) ? (
                      <span className="badge">
                        {history.present[formatDocumentId(page)] === null
                          ? documentListMessages.deleted()
                          : documentListMessages.draft()}
                      </span>
                    ) : null}
                    {page.isHeldBack ? <span className="badge">{documentListMessages.heldBack()}</span> : null}
                    {page.isHidden ? <span className="badge badge--quiet">{documentListMessages.hidden()}</span> : null}
                    {page.isInherited ? (
                      <span className="badge badge--quiet">{documentListMessages.inherited()}</span>
                    ) : null}
                  </span>
                  <span className="home__path">{describeAddress(page)}</span>
                </a>
              </li>
            ))}
          </ul>
          {words === '' ? <SiteDocuments site={site} current="" changed={changed} /> : null}
        </section>
      ))}
    </main>
  );
}

/** A square of the main colour of a brand, so that its pages are found at a glance. */
function BrandMark({ site: { colours } }: { readonly site: Pick<StudioSiteEntry, 'colours'> }) {
  const main = colours.find(({ name }) => name === 'primary')?.value ?? '';
  return <span ref={fillWithColour(main)} className="home__mark" aria-hidden="true" />;
}

/** The home page first, and last those that are shown at many addresses. */
function byAddress(one: StudioPageEntry, other: StudioPageEntry): number {
  const key = ({ path, title }: StudioPageEntry) => `${path === '/' ? 0 : path === null ? 2 : 1} ${title}`;
  return key(one) < key(other) ? -1 : 1;
}

function describeAddress(page: StudioPageEntry): string {
  if (isTemplateEntry(page)) return documentListMessages.template();
  return page.path ?? (page.isHidden ? '' : homeMessages.noAddress());
}

function matches({ title, path, name }: StudioPageEntry, words: string): boolean {
  return hasWords(`${title} ${path ?? ''} ${name}`, words);
}
