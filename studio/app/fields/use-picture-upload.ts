import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { requestsMessages } from '../../messages/requests.messages.gen.ts';
import { usePictureClient } from './picture-context.ts';

export type UploadState =
  | { readonly kind: 'idle' }
  /** `share` is the uploaded share, from 0 to 1. */
  | { readonly kind: 'sending'; readonly file: string; readonly share: number }
  | { readonly kind: 'refused'; readonly message: string };

/** Uploads one picture at a time. An upload ends when the component is removed. */
export function usePictureUpload(
  site: string,
  take: (name: string) => void,
): { readonly state: UploadState; readonly send: (file: File) => Promise<void> } {
  const client = usePictureClient();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  // An upload takes long enough for the document to change.
  const latestTake = useRef(take);
  useLayoutEffect(() => {
    latestTake.current = take;
  });
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ kind: 'sending', file: file.name, share });
    };
    onProgress(0);
    try {
      const stored = await client.upload(site, file, { onProgress, signal });
      if (!signal.aborted) latestTake.current(stored.name);
    } catch (error) {
      if (signal.aborted) return;
      setState({ kind: 'refused', message: error instanceof Error ? error.message : requestsMessages.broken() });
    }
  };
  return { state, send };
}
