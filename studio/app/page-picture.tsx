import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type BlockOutlines, STAGE_CHANNEL, type StudioToStageMessage } from '#schemas/browser/stage-messages.ts';
import { parseStageMessage } from '../editor/parse-stage-message.ts';
import { fitPicture, type PictureSize } from '../editor/picture-size.ts';
import { publishPicturesMessages } from '../editor/publish-pictures.messages.gen.ts';
import { stageMessages } from '../editor/stage.messages.gen.ts';

interface PagePictureProps {
  /** Which page, and which of its sides. */
  readonly name: string;
  /** Fetches the address of a stage that shows it. */
  readonly load: (signal: AbortSignal) => Promise<string>;
  readonly origin: string;
  /** Width of the page in pixels. */
  readonly width: number;
  /** Whether the whole place is filled. */
  readonly isLarge: boolean;
  readonly outlines: Omit<BlockOutlines, 'thickness'>;
  /** Scrolled by this many pixels of the studio each time that it is another object. */
  readonly scroll: { readonly by: number } | null;
  /** Called once it is shown, or can't be. */
  readonly onSettled: () => void;
}

/** All that the page needs to be drawn: unlike on the stage, no forms, dialogs or windows. */
const SANDBOX = 'allow-scripts allow-same-origin';

/** Thickness of outlines in pixels of the studio. */
const OUTLINE = 2;

/** A picture of a page: the real page in a frame that can't be used, made to fit its place. */
export function PagePicture(props: PagePictureProps) {
  const { name, load, origin, width, isLarge, outlines, scroll, onSettled } = props;
  const [url, setUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  /** Counts how often the page has connected, because each time it has no outlines. */
  const [connections, setConnections] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const { scale, height, left } = fitPicture(size, width, isLarge);
  useLayoutEffect(() => {
    if (url === null || !frame.current) return;
    const { style } = frame.current;
    style.inlineSize = `${width}px`;
    style.blockSize = `${height}px`;
    style.insetInlineStart = `${left}px`;
    style.transform = `scale(${scale})`;
  }, [url, width, height, left, scale]);
  useEffect(() => {
    const stop = new AbortController();
    const fail = (error: unknown) => {
      if (stop.signal.aborted) return;
      setFailure(error instanceof Error ? error.message : String(error));
      onSettled();
    };
    load(stop.signal).then((loaded) => {
      if (!stop.signal.aborted) setUrl(loaded);
    }, fail);
    return () => stop.abort();
  }, [load, onSettled]);
  useEffect(() => {
    const receive = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || sender !== origin) return;
      if (parseStageMessage(data)?.type === 'ready') setConnections((count) => count + 1);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [origin]);
  const { blocks, current } = outlines;
  const thickness = OUTLINE / scale;
  useEffect(() => {
    if (connections > 0) postToStage(frame, origin, { type: 'outline', blocks, current, thickness });
  }, [connections, origin, blocks, current, thickness]);
  const lastScroll = useRef(scroll);
  useEffect(() => {
    if (scroll === null || scroll === lastScroll.current) return;
    lastScroll.current = scroll;
    postToStage(frame, origin, { type: 'scroll', by: scroll.by / scale });
  }, [scroll, origin, scale]);
  return (
    <div ref={place} className="page-picture" aria-busy={!isShown && failure === null}>
      {url === null ? null : (
        <iframe
          ref={frame}
          className="page-picture__frame"
          title={name}
          src={url}
          sandbox={SANDBOX}
          tabIndex={-1}
          aria-hidden="true"
          inert
          onLoad={() => {
            setShown(true);
            onSettled();
          }}
        />
      )}
      {failure !== null ? (
        <p className="page-picture__words">{publishPicturesMessages.failed({ reason: failure })}</p>
      ) : isShown ? null : (
        <p className="page-picture__words" aria-hidden="true">
          {stageMessages.loading()}
        </p>
      )}
    </div>
  );
}

type PictureMessage = Extract<StudioToStageMessage, { readonly type: 'outline' | 'scroll' }>;

function postToStage(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  message: {
    [Type in PictureMessage['type']]: Omit<Extract<PictureMessage, { type: Type }>, 'channel'>;
  }[PictureMessage['type']],
): void {
  frame.current?.contentWindow?.postMessage({ channel: STAGE_CHANNEL, ...message }, origin);
}

/** Size of an element, zero before it is measured. */
function useSize(place: RefObject<HTMLElement | null>): PictureSize {
  const [size, setSize] = useState<PictureSize>({ width: 0, height: 0 });
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return size;
}
