import { picturesMessages } from '../messages/pictures.messages.gen.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import { PICTURE_UPLOAD_LIMIT } from '../picture-types.ts';
import { failuresMessages } from './failures.messages.gen.ts';
import { StudioCallError } from './studio-client.ts';

/** Types of the files that can be uploaded, for a file input. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'] as const;

/** Why a file is not uploaded at all; null if the server decides. */
export function findUploadRefusal({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  // Systems that don't know a type leave it empty.
  if (type !== '' && !PICTURE_TYPES.some((one) => one === type)) return picturesMessages.wrongType({ file: name });
  return size > PICTURE_UPLOAD_LIMIT ? picturesMessages.tooLarge() : null;
}

/** What an upload uses of `XMLHttpRequest`, because `fetch` reports no progress of a body that is sent. */
export type UploadRequest = Pick<
  XMLHttpRequest,
  'open' | 'setRequestHeader' | 'send' | 'abort' | 'status' | 'responseText' | 'addEventListener'
> & { readonly upload: Pick<XMLHttpRequestUpload, 'addEventListener'> };

export interface PictureUpload {
  readonly url: string;
  readonly writeToken: string;
  readonly file: Blob;
  /** Receives the share that is sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file and returns the JSON of the answer.
 *
 * @throws StudioCallError with a message for the editor, or the reason of the signal
 */
export function sendPicture(request: UploadRequest, upload: PictureUpload): Promise<unknown> {
  const { url, writeToken, file, onProgress, signal } = upload;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const abort = () => request.abort();
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  });
  request.addEventListener('error', () => reject(new StudioCallError(failuresMessages.connection())));
  request.addEventListener('abort', () => reject(signal.reason));
  request.addEventListener('load', () => {
    const answer = parseJson(request.responseText);
    if (request.status === 201) return resolve(answer);
    const { message }: { message?: unknown } = Object(answer);
    reject(new StudioCallError(typeof message === 'string' ? message : requestsMessages.broken()));
  });
  signal.addEventListener('abort', abort);
  request.open('POST', url);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.setRequestHeader('x-studio-token', writeToken);
  request.send(file);
  return promise.finally(() => signal.removeEventListener('abort', abort));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
