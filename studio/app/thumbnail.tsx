import { useEffect, useState } from 'react';
import { blockPickerMessages } from './block-picker.messages.gen.ts';

interface ThumbnailProps {
  /** Fetches the address of a stage that shows it; null for none. */
  readonly load: (signal: AbortSignal) => Promise<string | null>;
}

/** A small picture of blocks: a stage that can't be used. Empty while there is none. */
export function Thumbnail({ load }: ThumbnailProps) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    // Without a thumbnail, title and description are enough.
    load(stop.signal).then(setUrl, () => setUrl(null));
    return () => stop.abort();
  }, [load]);
  return url === null ? null : (
    <iframe
      className="thumbnail__frame"
      src={url}
      loading="lazy"
      tabIndex={-1}
      aria-hidden="true"
      inert
      title={blockPickerMessages.thumbnail()}
    />
  );
}
