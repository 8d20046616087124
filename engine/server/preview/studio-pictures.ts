import { getRenditionFormatOfPicture, listRenditionWidths } from '../../cms/assets/picture-limits.ts';
import type { DocumentStore } from '../../cms/document-store.ts';
import type { MirroredPicture } from '../../cms/documents.ts';
import type { SiteCatalogue } from '../../site/site-catalogue.ts';
import type { FindImageFileByContentHash } from '../file-endpoints.ts';
import { waitForDocuments } from './wait-for-documents.ts';

/** A picture that the pages of a site can show. */
export interface EditablePicture {
  readonly name: string;
  /** The site that it belongs to: the site itself or one that it inherits from. */
  readonly site: string;
  readonly format: MirroredPicture['format'];
  readonly width: number;
  readonly height: number;
}

export type StudioPictureSize = 'thumb' | 'large';

/** Published pictures, for the studio. */
export interface StudioPictures {
  /** Pictures of a site by name, its own first; null for an unknown site. */
  list(site: string): readonly EditablePicture[] | null;
  /** A rendition of a picture that a site has or inherits; null without one. */
  read(
    site: string,
    name: string,
    size: StudioPictureSize,
  ): Promise<{ readonly bytes: Uint8Array; readonly contentType: string } | null>;
  /** Resolves with true once a site has the picture, and with false when the signal is aborted before. */
  waitUntilPublished(site: string, name: string, signal: AbortSignal): Promise<boolean>;
}

export interface StudioPicturesDependencies {
  readonly store: Pick<DocumentStore, 'view' | 'subscribe'>;
  readonly catalogue: () => Pick<SiteCatalogue, 'resolve'>;
  readonly find: FindImageFileByContentHash;
}

/** Least width in pixels of a rendition that fills its place on the screen. */
const LEAST_WIDTHS: Readonly<Record<StudioPictureSize, number>> = { thumb: 320, large: 960 };

export function createStudioPictures({ store, catalogue, find }: StudioPicturesDependencies): StudioPictures {
  return {
    list: (key) => {
      const site = catalogue().resolve(key);
      if (!site) return null;
      const owners = site.chain.toReversed();
      const found = new Map<string, EditablePicture>();
      const all = [...store.view().contents()].filter(({ site: owner }) => owners.includes(owner));
      for (const owner of owners) {
        const assets = all.find(({ site: one }) => one === owner)?.assets ?? [];
        for (const { name, format, width, height } of assets.toSorted(byName))
          if (!found.has(name)) found.set(name, { name, site: owner, format, width, height });
      }
      return [...found.values()];
    },
    read: async (key, name, size) => {
      const picture = catalogue().resolve(key)?.asset(name);
      return picture ? find(picture.hash, selectRendition(picture, LEAST_WIDTHS[size])) : null;
    },
    waitUntilPublished: (site, name, signal) =>
      waitForDocuments(store, () => store.view().asset(site, name) !== undefined, signal),
  };
}

/** File name of the narrowest rendition that is wide enough, or of the widest. */
function selectRendition({ format, width }: MirroredPicture, least: number): string {
  if (format === 'svg') return 'original.svg';
  const widths = listRenditionWidths(width);
  const wide = widths.find((one) => one >= least) ?? widths.at(-1) ?? width;
  return `${wide}.${getRenditionFormatOfPicture(format)}`;
}

function byName(one: MirroredPicture, other: MirroredPicture): number {
  return one.name < other.name ? -1 : 1;
}
