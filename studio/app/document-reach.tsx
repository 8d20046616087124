import { useEffect, useState } from 'react';
import type { StudioDocumentKey, StudioReach } from '../api-types.ts';
import { describeReach } from '../editor/describe-reach.ts';
import { editorBarMessages } from '../editor/editor-bar.messages.gen.ts';
import type { StudioClient } from '../editor/studio-client.ts';

interface DocumentReachProps {
  readonly document: StudioDocumentKey;
  /** Names of the brands that extend its site. */
  readonly extendedBy: readonly string[];
  readonly client: Pick<StudioClient, 'findReach'>;
}

/** On how many pages of which brands a change shows, where it is more than one page. */
export function DocumentReach({ document: { site, kind, name }, extendedBy, client }: DocumentReachProps) {
  const [reach, setReach] = useState<StudioReach | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    setReach(null);
    // Without an answer, the brands alone are shown.
    client.findReach({ site, kind, name }, gone.signal).then(setReach, () => {});
    return () => gone.abort();
  }, [client, site, kind, name]);
  const place = reach && describeReach(reach);
  if (place !== null) return <p className="notice">{editorBarMessages.reach({ place })}</p>;
  return extendedBy.length === 0 ? null : (
    <p className="notice">{editorBarMessages.shared({ brands: extendedBy.join(', ') })}</p>
  );
}
