import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { StudioBlockType, StudioSiteEntry } from '../api-types.ts';
import type { EditorContext } from '../editor/editor.types.ts';
import {
  createPictureRequest,
  listPicturedPages,
  type PicturedPage,
  type PictureSide,
} from '../editor/picture-pages.ts';
import { publishPicturesMessages } from '../editor/publish-pictures.messages.gen.ts';
import { createStageName } from '../editor/stage-name.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import { Icon } from './icon.tsx';
import { PagePicture } from './page-picture.tsx';
import { PictureSteps } from './picture-steps.tsx';

interface PublishPicturesProps {
  readonly sites: readonly StudioSiteEntry[];
  readonly blocks: ReadonlyMap<string, StudioBlockType>;
  /** The session when the dialog was opened. */
  readonly context: EditorContext;
  /** The picture in full size; null for both in small. */
  readonly large: PictureSide | null;
  readonly enlarge: (side: PictureSide | null) => void;
}

/** Pictures of the changed pages before and after publishing. */
export function PublishPictures({ sites, blocks, context, large, enlarge }: PublishPicturesProps) {
  const id = useId();
  const [pages] = useState(() => listPicturedPages(context, sites, blocks));
  const [chosen, setChosen] = useState(pages[0]?.key);
  const page = pages.find(({ key }) => key === chosen);
  if (!page) return null;
  return (
    <section className="pictures" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} className="visually-hidden">
        {publishPicturesMessages.heading()}
      </h3>
      {pages.length > 1 ? (
        <label className="pictures__page">
          {publishPicturesMessages.page()}
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {pages.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <PagePictures key={page.key} {...{ page, context, large, enlarge }} />
    </section>
  );
}

const SIDES = ['before', 'after'] as const satisfies readonly PictureSide[];

/** Width of the page where the stage takes all that there is. */
const USUAL_WIDTH = 1280;

interface PagePicturesProps extends Pick<PublishPicturesProps, 'context' | 'large' | 'enlarge'> {
  readonly page: PicturedPage;
}

function PagePictures({ page, context, large, enlarge }: PagePicturesProps) {
  const name = useId();
  const [stages] = useState(() => ({ before: createStageName(), after: createStageName() }));
  const [settled, setSettled] = useState<ReadonlySet<PictureSide>>(new Set());
  const [blocks] = useState(() => page.changed.map(({ id }) => id));
  const [step, setStep] = useState(0);
  const [scroll, setScroll] = useState<{ readonly by: number } | null>(null);
  const views = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const enlargers = useRef<Partial<Record<PictureSide, HTMLButtonElement | null>>>({});
  const former = useRef(large);
  useEffect(() => {
    // The button that was pressed is gone.
    if (large !== null && former.current === null) back.current?.focus();
    if (large === null && former.current !== null) enlargers.current[former.current]?.focus();
    former.current = large;
  }, [large]);
  useEffect(() => {
    const place = views.current;
    if (large === null || !place) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      setScroll({ by: event.deltaY });
    };
    place.addEventListener('wheel', turn, { passive: false });
    return () => place.removeEventListener('wheel', turn);
  }, [large]);
  const settle = useCallback((side: PictureSide) => setSettled((sides) => new Set([...sides, side])), []);
  const scrollBy = (share: number) => setScroll({ by: share * (views.current?.clientHeight ?? 0) });
  const shown = SIDES.filter((side) => page[side].kind === 'shown');
  const isLoaded = shown.every((side) => settled.has(side));
  const { before, after } = page;
  if (before.kind === 'absent' && after.kind === 'absent') return <p className="pictures__none">{after.reason()}</p>;
  return (
    <>
      <div className="pictures__tools">
        {page.changed.length > 0 ? <PictureSteps changed={page.changed} step={step} change={setStep} /> : null}
        {large === null ? null : (
          <>
            <fieldset className="pictures__sides">
              <legend className="visually-hidden">{publishPicturesMessages.side()}</legend>
              {SIDES.map((side) => (
                <label key={side}>
                  <input type="radio" name={name} checked={large === side} onChange={() => enlarge(side)} />
                  {publishPicturesMessages[side]()}
                </label>
              ))}
            </fieldset>
            <button type="button" className="button button--quiet" onClick={() => scrollBy(-0.8)}>
              <Icon name="up" />
              {publishPicturesMessages.up()}
            </button>
            <button type="button" className="button button--quiet" onClick={() => scrollBy(0.8)}>
              <Icon name="down" />
              {publishPicturesMessages.down()}
            </button>
            <button ref={back} type="button" className="button button--quiet" onClick={() => enlarge(null)}>
              {publishPicturesMessages.both()}
            </button>
          </>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {isLoaded ? publishPicturesMessages.loaded() : publishPicturesMessages.loading()}
      </p>
      <div ref={views} className="pictures__views">
        {SIDES.map((side) => (
          <SidePicture
            key={side}
            {...{ page, side, context, blocks, scroll, settle }}
            stage={stages[side]}
            current={page.changed[step]?.id ?? null}
            isLarge={large !== null}
            isCovered={large !== null && large !== side}
            enlarger={(button) => {
              enlargers.current[side] = button;
            }}
            enlarge={() => enlarge(side)}
          />
        ))}
      </div>
    </>
  );
}

interface SidePictureProps {
  readonly page: PicturedPage;
  readonly side: PictureSide;
  readonly stage: string;
  readonly context: EditorContext;
  readonly blocks: readonly string[];
  readonly current: string | null;
  readonly scroll: { readonly by: number } | null;
  readonly isLarge: boolean;
  /** Whether the other picture is shown in full size. */
  readonly isCovered: boolean;
  readonly enlarger: (button: HTMLButtonElement | null) => void;
  readonly enlarge: () => void;
  /** A picture is shown, or can't be. */
  readonly settle: (side: PictureSide) => void;
}

function SidePicture(props: SidePictureProps) {
  const { page, side, stage, context, blocks, current, scroll, isLarge, isCovered, enlarger, enlarge, settle } = props;
  const source = page[side];
  const caption = publishPicturesMessages[side]();
  const load = useCallback(
    async (signal: AbortSignal) => {
      await waitForPaint();
      const request = createPictureRequest(stage, page, side, context);
      const answer = request && (await context.client.showOnStage(request, signal));
      if (answer?.kind !== 'link') throw new Error(requestsMessages.broken());
      return answer.url;
    },
    [stage, page, side, context],
  );
  const onSettled = useCallback(() => settle(side), [settle, side]);
  return (
    <figure className="pictures__view" data-covered={isCovered || undefined}>
      <figcaption>{caption}</figcaption>
      {source.kind === 'absent' ? (
        <div className="page-picture">
          <p className="page-picture__words">{source.reason()}</p>
        </div>
      ) : (
        <div className="pictures__place">
          <PagePicture
            name={publishPicturesMessages.of({ page: page.title, side: caption })}
            load={load}
            origin={page.origin}
            width={context.width ?? USUAL_WIDTH}
            isLarge={isLarge}
            outlines={{ blocks, current }}
            scroll={scroll}
            onSettled={onSettled}
          />
          {isLarge ? null : (
            <button
              ref={enlarger}
              type="button"
              className="pictures__enlarge"
              aria-label={publishPicturesMessages.enlarge({ side: caption })}
              onClick={enlarge}
            >
              <Icon name="enlarge" />
            </button>
          )}
        </div>
      )}
    </figure>
  );
}

/** Resolves after the next paint. */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
