import { requestsMessages } from '../messages/requests.messages.gen.ts';
import type { PictureListAnswer, PictureUploadAnswer, StudioPicture } from '../picture-types.ts';
import { failuresMessages } from './failures.messages.gen.ts';
import { findUploadRefusal, sendPicture } from './picture-upload.ts';
import { StudioCallError } from './studio-client.ts';

export interface PictureUploadOptions {
  /** Receives the share that is sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Calls about the pictures that the pages of a site can show. They throw `StudioCallError` on failures. */
export interface PictureClient {
  list(site: string, signal: AbortSignal): Promise<readonly StudioPicture[]>;
  url(site: string, name: string, size: 'thumb' | 'large'): string;
  upload(site: string, file: File, options: PictureUploadOptions): Promise<StudioPicture>;
}

export function formatPictureUrl(site: string, name: string, size: 'thumb' | 'large'): string {
  return `/api/picture?${new URLSearchParams({ site, name, size })}`;
}

export function createPictureClient(writeToken: string): PictureClient {
  return {
    list: async (site, signal) => {
      const answer = await fetchJson(`/api/pictures?${new URLSearchParams({ site })}`, signal);
      return (answer as PictureListAnswer).pictures;
    },
    url: formatPictureUrl,
    upload: async (site, file, options) => {
      const refusal = findUploadRefusal(file);
      if (refusal !== null) throw new StudioCallError(refusal);
      const url = `/api/picture?${new URLSearchParams({ site, name: file.name })}`;
      const answer = await sendPicture(new XMLHttpRequest(), { ...options, url, writeToken, file });
      return (answer as PictureUploadAnswer).picture;
    },
  };
}

async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new StudioCallError(failuresMessages.connection());
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const { message }: { message?: unknown } = Object(answer);
  throw new StudioCallError(typeof message === 'string' ? message : requestsMessages.broken());
}
