import { useState } from 'react';
import type { StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import { text } from '../messages/text.ts';

/** The first view: every page of every brand, with a filter. */
export function Home({ sites }: { readonly sites: readonly StudioSiteEntry[] }) {
  const [words, setWords] = useState('');
  const found = sites
    .map((site) => ({ site, pages: site.pages.filter((page) => matches(page, words)) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <main className="home">
      <p className="home__product">{text('title')}</p>
      <h1>{text('home.heading')}</h1>
      <label className="field">
        <span className="field__label">{text('home.search')}</span>
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p role="status">{found.length === 0 ? text('home.none') : null}</p>
      {found.map(({ site, pages }) => (
        <section key={site.key} aria-labelledby={`site-${site.key}`}>
          <h2 id={`site-${site.key}`}>{site.name}</h2>
          <ul className="home__pages">
            {pages.map((page) => (
              <li key={page.name}>
                <a href={`#${page.site}/${page.name}`}>
                  <span className="home__title">{page.title}</span>
                  <span className="home__path">{page.path ?? text('home.noAddress')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function matches({ title, path, name }: StudioPageEntry, words: string): boolean {
  const place = `${title} ${path ?? ''} ${name}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => place.includes(word));
}
