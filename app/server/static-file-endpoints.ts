import { createAssetEndpoint } from '#engine/server/asset-endpoint.ts';
import type { Endpoint } from '#engine/server/endpoint.ts';
import {
  createFontEndpoint,
  createImageEndpoint,
  createMessageFileEndpoint,
  createPageStyleSheetEndpoint,
  type FindImageFileByContentHash,
  withSharedFiles,
} from '#engine/server/file-endpoints.ts';
import type { InstalledFontFiles } from '#engine/server/font-files.ts';
import type { SharedFiles } from '#engine/server/shared-files.ts';

export interface StaticFileSources {
  readonly clientDir: string;
  readonly sheets: Parameters<typeof createPageStyleSheetEndpoint>[0];
  readonly messageFiles: Parameters<typeof createMessageFileEndpoint>[0];
  readonly fonts: InstalledFontFiles;
  readonly findImage: FindImageFileByContentHash;
  /** Files of other releases and nodes; null without a store for them. */
  readonly shared: SharedFiles | null;
}

/** Endpoints of files with hashed names, by the first segment of their paths. */
export function createStaticFileEndpoints(sources: StaticFileSources): readonly (readonly [string, Endpoint])[] {
  const { shared } = sources;
  return [
    ['_assets', withSharedFiles(createAssetEndpoint(sources.clientDir), shared)],
    ['_css', withSharedFiles(createPageStyleSheetEndpoint(sources.sheets), shared)],
    ['_messages', withSharedFiles(createMessageFileEndpoint(sources.messageFiles), shared)],
    ['_fonts', withSharedFiles(createFontEndpoint(sources.fonts), shared)],
    ['_img', createImageEndpoint(sources.findImage)],
  ];
}

/** Shares each font file that a page will name. */
export function publishFontFiles(
  fonts: InstalledFontFiles,
  shared: Pick<SharedFiles, 'publish'> | null,
): InstalledFontFiles {
  if (!shared) return fonts;
  return {
    ...fonts,
    piecesOf(...parameters) {
      const pieces = fonts.piecesOf(...parameters);
      for (const { path } of pieces) {
        const bytes = fonts.read(path);
        if (bytes) shared.publish(path, bytes);
      }
      return pieces;
    },
  };
}
