import { canDecodePicture, detectRasterFormat, inspectPicture } from '#engine/cms/assets/inspect-picture.ts';
import type { MirroredPicture } from '#engine/cms/documents.ts';
import type { StudioPictures } from '#engine/server/preview/studio-pictures.ts';
import { picturesMessages } from '../messages/pictures.messages.gen.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import type { PictureListAnswer, PictureUploadAnswer } from '../picture-types.ts';
import type { PictureFiles } from './picture-files.ts';
import { createPictureName } from './picture-names.ts';
import { StudioRequestError } from './studio-request-error.ts';

export interface PictureCallRequest {
  readonly query: URLSearchParams;
  /** Raw body of a write; empty for a read. */
  readonly bytes: Uint8Array;
  /** Ends when the client has gone. */
  readonly signal: AbortSignal;
}

export interface PictureCallAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export type PictureCallHandler = (request: PictureCallRequest) => Promise<PictureCallAnswer> | PictureCallAnswer;

export interface PictureCallDependencies {
  readonly pictures: StudioPictures;
  readonly files: PictureFiles;
  /** Signal that ends the wait for the engine to publish an upload. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

const NAME = /^[a-z0-9][a-z0-9._-]{0,80}\.(?:svg|png|jpg|webp|avif)$/;

/** Milliseconds for the engine to notice a new file, which it does by polling where the system reports none. */
const PATIENCE = 8_000;

/** An SVG that is opened as a page runs nothing and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Calls about pictures, by method and path. Their bodies are bytes rather than JSON. */
export function createPictureCalls({
  pictures,
  files,
  timeout = AbortSignal.timeout,
}: PictureCallDependencies): ReadonlyMap<string, PictureCallHandler> {
  const listOf = (site: string) => {
    const list = pictures.list(site);
    if (!list) throw new StudioRequestError(404, requestsMessages.noSite({ site }));
    return list;
  };
  return new Map<string, PictureCallHandler>([
    [
      'GET /api/pictures',
      ({ query }) => {
        const body: PictureListAnswer = { pictures: listOf(query.get('site') ?? '') };
        return json(200, body);
      },
    ],
    [
      'GET /api/picture',
      async ({ query }) => {
        const [site, name] = [query.get('site') ?? '', query.get('name') ?? ''];
        const size = query.get('size') === 'thumb' ? 'thumb' : 'large';
        const picture = NAME.test(name) ? await pictures.read(site, name, size) : null;
        if (!picture) throw new StudioRequestError(404, requestsMessages.noPicture({ site, name }));
        const headers = {
          'content-type': picture.contentType,
          'content-security-policy': PICTURE_POLICY,
          'cache-control': 'private, max-age=60',
        };
        return { status: 200, headers, body: picture.bytes };
      },
    ],
    [
      'POST /api/picture',
      async ({ query, bytes, signal }) => {
        const [site, file] = [query.get('site') ?? '', query.get('name') ?? ''];
        listOf(site);
        const { format, width, height } = await inspectUpload(file, bytes);
        const name = await files.add(site, createPictureName(file, format), bytes);
        await pictures.waitUntilPublished(site, name, AbortSignal.any([signal, timeout(PATIENCE)]));
        const body: PictureUploadAnswer = { picture: { name, site, format, width, height } };
        return json(201, body);
      },
    ],
  ]);
}

/**
 * Format by the content, because names of downloaded pictures are often wrong.
 *
 * @throws StudioRequestError 415 for other files, 422 for pictures that the engine refuses
 */
async function inspectUpload(
  file: string,
  bytes: Uint8Array,
): Promise<Pick<MirroredPicture, 'format' | 'width' | 'height'>> {
  const raster = await detectRasterFormat(bytes);
  const format = raster ?? (looksLikeSvg(bytes) ? 'svg' : null);
  if (!format) throw new StudioRequestError(415, picturesMessages.wrongType({ file }));
  const inspected = await inspectPicture(`picture.${format}`, file, bytes);
  if (inspected.format === null) {
    const [error] = inspected.errors;
    const reason = [error?.message, error?.suggestion].filter(Boolean).join(' ');
    throw new StudioRequestError(422, picturesMessages.refused({ file, reason }));
  }
  if (raster && !(await canDecodePicture(bytes))) throw new StudioRequestError(422, picturesMessages.broken({ file }));
  return inspected;
}

function looksLikeSvg(bytes: Uint8Array): boolean {
  return /<svg[\s>]/.test(new TextDecoder().decode(bytes.subarray(0, 4096)));
}

function json(status: number, body: unknown): PictureCallAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
