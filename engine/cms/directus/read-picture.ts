import { getPictureByteLimit } from '../assets/picture-limits.ts';
import { ContentSourceError, type SourcePictureReference } from '../content-source.ts';
import type { DirectusReadClient } from './directus-requests.ts';
import {
  DIRECTUS_FILE_METADATA_FIELDS,
  parseDirectusFileNameTypeAndSize,
  parseFileIdOfPictureRevision,
} from './directus-rows.ts';

/**
 * Reads a picture after its record, which shows whether it exists and is not too large before anything is downloaded.
 *
 * @throws ContentSourceError `too-large`, or `not-found` for the file or its bytes.
 */
export async function readDirectusPicture(
  requests: DirectusReadClient,
  { revision }: SourcePictureReference,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const fileId = parseFileIdOfPictureRevision(revision);
  const answer = await requests
    .file(fileId, { fields: DIRECTUS_FILE_METADATA_FIELDS }, signal)
    .catch((error: unknown) => {
      throw isMissing(error)
        ? notFound(`The CMS holds no file ${fileId}, or does not show it to the shop.`, error)
        : error;
    });
  const { name, type, size } = parseDirectusFileNameTypeAndSize(fileId, answer);
  const limit = getPictureByteLimit(name);
  if (size !== null && size > limit)
    throw new ContentSourceError('too-large', `The picture has ${size} bytes; at most ${limit} are allowed.`);
  return requests.asset(fileId, limit, signal).catch((error: unknown) => {
    const known = `${type ?? 'of no type'}, ${size ?? 'unknown'} bytes`;
    throw isMissing(error)
      ? notFound(`The CMS has a record of file ${fileId} (${known}), but not its bytes. Upload it again.`, error)
      : error;
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof ContentSourceError && error.code === 'not-found';
}

function notFound(message: string, cause: unknown): ContentSourceError {
  return new ContentSourceError('not-found', message, { cause });
}
