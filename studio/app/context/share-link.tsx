import { useId, useState } from 'react';
import type { ShareAnswer } from '../../api-types.ts';
import { formatMoment } from '../../editor/moments.ts';
import { viewerChoiceMessages } from '../../editor/viewer-choice.messages.gen.ts';

interface ShareLinkProps {
  readonly share: () => Promise<ShareAnswer>;
  readonly timeZone: string;
}

type Shared =
  | { readonly kind: 'link'; readonly answer: ShareAnswer; readonly isCopied: boolean }
  | { readonly kind: 'failed'; readonly reason: string };

/** A link for others to the page as the stage shows it. */
export function ShareLink({ share, timeZone }: ShareLinkProps) {
  const id = useId();
  const [shared, setShared] = useState<Shared | null>(null);
  const create = async (): Promise<Shared> => {
    try {
      const answer = await share();
      const isCopied = await navigator.clipboard.writeText(answer.url).then(
        () => true,
        () => false,
      );
      return { kind: 'link', answer, isCopied };
    } catch (error) {
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  };
  return (
    <div className="context__share">
      <button type="button" className="button button--quiet" onClick={() => void create().then(setShared)}>
        {viewerChoiceMessages.share()}
      </button>
      {shared?.kind === 'link' ? (
        <>
          <label htmlFor={id}>{viewerChoiceMessages.link()}</label>
          <input id={id} readOnly value={shared.answer.url} onFocus={({ target }) => target.select()} />
        </>
      ) : null}
      <p role="status">{shared === null ? null : describeShared(shared, timeZone)}</p>
    </div>
  );
}

function describeShared(shared: Shared, timeZone: string): string {
  if (shared.kind === 'failed') return viewerChoiceMessages.notShared({ reason: shared.reason });
  const { expires, isPublished } = shared.answer;
  const end = formatMoment(expires, timeZone);
  return [
    shared.isCopied ? viewerChoiceMessages.copied() : viewerChoiceMessages.notCopied(),
    (isPublished ? viewerChoiceMessages.sharedPublished : viewerChoiceMessages.sharedUnpublished)({ end }),
  ].join(' ');
}
