import { cmsMessages } from '../../messages/cms.messages.gen.ts';
import { picturesMessages } from '../../messages/pictures.messages.gen.ts';
import type { PublishedPictureAnswer, StudioPicture } from '../../picture-types.ts';
import type { PictureUploadOptions } from '../picture-client.ts';
import { findUploadRefusal } from '../picture-upload.ts';
import { StudioCallError } from '../studio-client.ts';
import { CmsCallError, type CmsPort } from './cms-port.ts';
import type { TicketedServer } from './ticketed-server.ts';

/**
 * Stores a picture in the CMS, and waits until the shop has it.
 *
 * @throws StudioCallError with a message for the editor, or the reason of the signal
 */
export async function uploadToCms(
  cms: CmsPort,
  server: TicketedServer,
  site: string,
  file: File,
  { onProgress, signal }: PictureUploadOptions,
): Promise<StudioPicture> {
  const refusal = findUploadRefusal(file);
  if (refusal !== null) throw new StudioCallError(refusal);
  const stored = await cms.call('uploadPicture', { site, file }).catch((error: unknown): never => {
    throw error instanceof CmsCallError ? toUploadError(error, site, file.name) : error;
  });
  signal.throwIfAborted();
  onProgress(1);
  const name = String(Object(stored).filename_download);
  const path = `/api/published-picture?${new URLSearchParams({ site, name })}`;
  const { picture } = (await server.call('GET', path, undefined, signal)) as PublishedPictureAnswer;
  if (!picture) throw new StudioCallError(cmsMessages.pictureLater({ name }));
  return picture;
}

/** Directus names rights by its collections, which editors don't know. */
function toUploadError(error: CmsCallError, site: string, file: string): StudioCallError {
  switch (error.failure.status) {
    case 403:
      return new StudioCallError(cmsMessages.noUploads({ site }));
    case 413:
      return new StudioCallError(picturesMessages.tooLarge());
    case 415:
      return new StudioCallError(picturesMessages.wrongType({ file }));
    default:
      return error;
  }
}
