import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;

/** Copies the documents of one brand into a folder. */
export function copyBrandProject(folder: string): void {
  for (const site of ['base', 'harbour']) {
    cpSync(join(root, 'site-configs', site), join(folder, 'site-configs', site), { recursive: true });
    cpSync(join(root, 'cms-seed', site), join(folder, 'cms-seed', site), { recursive: true });
  }
}

/** Writes the documents of one brand, with a home page like the reference page: 40 offers and copy. */
export function writeProjectWithReferenceHomePage(folder: string): void {
  copyBrandProject(folder);
  const { copy, hero, seo } = JSON.parse(readFileSync(new URL('reference-page.json', import.meta.url), 'utf8'));
  const home = {
    version: 1,
    inherit: false,
    route: 'home',
    head: { title: seo.title, description: seo.description },
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        props: {
          heading: hero.heading,
          text: hero.sub,
          arrangement: 'split',
          actions: [{ label: hero.cta.label, link: { route: 'lotto-tickets' }, kind: 'primary' }],
        },
      },
      { id: 'offers', type: 'offer-grid', props: { heading: 'Open draws', sort: 'closing', limit: 40, look: 'dense' } },
      { id: 'copy', type: 'rich-text', props: { body: copy.replaceAll('](/', '](https://shop.example/') } },
    ],
  };
  writeFileSync(join(folder, 'cms-seed/harbour/pages/home.json'), JSON.stringify(home));
}
