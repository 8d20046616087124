import { useState } from 'react';
import { isSameJson } from '#engine/site/merge-versions.ts';
import type { StudioBlockType, StudioVersion } from '../api-types.ts';
import { describeChanges } from '../editor/describe-changes.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { formatMoment } from '../editor/moments.ts';
import { getMergedValue, type OpenDocument } from '../editor/open-documents.ts';
import { useBrowserSession } from './browser-session.ts';
import { earlierVersionsMessages } from './earlier-versions.messages.gen.ts';

interface EarlierVersionsProps {
  readonly document: OpenDocument;
  readonly blocks: ReadonlyMap<string, StudioBlockType>;
  readonly kindSchema: unknown;
  readonly timeZone: string;
  readonly send: (event: EditorEvent) => void;
}

/** Newest first. A version without a value is not fetched yet. */
type LoadedVersion = StudioVersion & { readonly value?: unknown };

/** Versions that are fetched at once. */
const STEP = 10;

/** Published versions of a document with what each changed; one press brings one back as an unpublished change. */
export function EarlierVersions({ document, blocks, kindSchema, timeZone, send }: EarlierVersionsProps) {
  const session = useBrowserSession();
  const [versions, setVersions] = useState<readonly LoadedVersion[] | null>(null);
  const [words, setWords] = useState('');
  if (!session) return null;
  const { client } = session;
  const { key } = document;
  const load = async (list: readonly LoadedVersion[], count: number) => {
    // One more than is shown, because each is described by what differs from the one before it.
    const loaded = list.map(async (version, index): Promise<LoadedVersion> => {
      if (index > count || 'value' in version) return version;
      return { ...version, value: await client.readVersion(key, version.id) };
    });
    setVersions(await Promise.all(loaded));
  };
  const attempt = (task: () => Promise<void>) => {
    setWords(earlierVersionsMessages.loading());
    task().then(
      () => setWords(''),
      (error: Error) => setWords(earlierVersionsMessages.failed({ reason: error.message })),
    );
  };
  const shown = versions?.filter((version, index) => 'value' in version && isShown(versions, index)) ?? [];
  return (
    <section className="versions" aria-labelledby="versions-heading">
      <h2 id="versions-heading">{earlierVersionsMessages.heading()}</h2>
      {versions === null ? (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => attempt(async () => load(await client.listVersions(key), STEP))}
        >
          {earlierVersionsMessages.show()}
        </button>
      ) : null}
      {versions?.length === 0 ? <p>{earlierVersionsMessages.none()}</p> : null}
      <ol className="versions__list">
        {shown.map((version, index) => {
          const moment = formatMoment(version.at, timeZone);
          const before = versions?.[index + 1];
          const name = earlierVersionsMessages.restoreNamed({ moment });
          const isLive = index === 0 && isSameJson(version.value, document.published);
          return (
            <li key={version.id}>
              <h3>
                {moment} {isLive ? <small>{earlierVersionsMessages.published()}</small> : null}
              </h3>
              <ul>
                {(before
                  ? describeChanges(
                      getMergedValue(document, before.value),
                      getMergedValue(document, version.value),
                      blocks,
                      kindSchema,
                    )
                  : [earlierVersionsMessages.first()]
                ).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {isLive ? null : (
                <button
                  type="button"
                  className="button button--quiet"
                  aria-label={name}
                  onClick={() => {
                    send({ type: 'DOCUMENT.REPLACE', value: version.value, change: name });
                    setWords(earlierVersionsMessages.restored());
                  }}
                >
                  {earlierVersionsMessages.restore()}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {versions && shown.length < versions.length ? (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => attempt(() => load(versions, shown.length + STEP))}
        >
          {earlierVersionsMessages.more()}
        </button>
      ) : null}
      <p role="status">{words}</p>
    </section>
  );
}

/** Whether the version before is known too, or there is none. */
function isShown(versions: readonly LoadedVersion[], index: number): boolean {
  const before = versions[index + 1];
  return before === undefined || 'value' in before;
}
