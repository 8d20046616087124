import type { ContentSource } from '#engine/cms/content-source.ts';
import type { ReleaseLogEntry } from '#engine/cms/releases/release-log.ts';
import { collectReleasedSites, readDifferences, readSites } from '#engine/cms/releases/release-source.ts';
import type { ContentReleaseStore } from '#engine/cms/releases/release-store.ts';
import { UsageError } from '../commands/command-io.ts';
import { createEditPublisher, type EditPublisher, type EditPublisherOptions } from './publish-edits.ts';

export interface FollowOptions
  extends Pick<
    EditPublisherOptions,
    'check' | 'judge' | 'clock' | 'leadTime' | 'by' | 'note' | 'blocked' | 'approve' | 'checksVersion' | 'findEditor'
  > {
  readonly source: Pick<ContentSource, 'load' | 'readAsset' | 'watch'>;
  readonly releases: ContentReleaseStore;
  /** Moments at which edits are published. */
  readonly ticks: AsyncIterable<unknown>;
  /** Called once the CMS is followed, with the number of edits since it was followed last. */
  readonly started: (missed: number) => void;
  readonly switched: (entry: ReleaseLogEntry) => void;
  /** Called for a failure that does not end it. */
  readonly failed: (error: unknown) => void;
}

/**
 * Publishes each edit of a CMS as a successor of the live release, until the ticks or the signal end. Retains a release
 * that was applied or rolled back since then: only later edits change it.
 */
export async function followCms(options: FollowOptions, signal: AbortSignal): Promise<void> {
  const { source, ticks, switched, failed } = options;
  const { publisher, missed } = await startPublisher(options, signal);
  const stop = await source.watch((change) => publisher.take(change), failed);
  options.started(missed);
  try {
    for await (const _ of ticks) {
      signal.throwIfAborted();
      try {
        const entry = await publisher.publish(signal);
        if (entry) switched(entry);
      } catch (error) {
        failed(error);
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await stop();
  }
}

/** The publisher starts with the edits since the CMS was followed last. */
async function startPublisher(
  options: FollowOptions,
  signal: AbortSignal,
): Promise<{ readonly publisher: EditPublisher; readonly missed: number }> {
  const { source, releases, note } = options;
  if (!(await releases.live()))
    throw new UsageError(
      `No release is live in ${releases.description}, so there is none to add edits to. Run \`vitrine release build --from cms\` and \`vitrine release apply\` first.`,
    );
  const bytes = new Map<string, Uint8Array>();
  const sites = await collectReleasedSites(source, signal, (hash, content) => bytes.set(hash, content));
  const now = await releases.write(sites, async (hash) => bytes.get(hash) ?? new Uint8Array());
  const known = await releases.readNote(note);
  const former = known === null ? now : await releases.read(known);
  if (known === null) await releases.writeNote(note, now.hash);
  const formerSites = await readSites(releases, Object.values(former.sites));
  const readAsset: ContentSource['readAsset'] = async (asset, readSignal) =>
    bytes.get(asset.revision) ?? source.readAsset(asset, readSignal);
  const publisher = createEditPublisher({
    ...options,
    readAsset,
    published: { sites: new Map(formerSites.map((site) => [site.site, site])), release: former },
  });
  const change = await readDifferences(releases, former, now);
  publisher.take(change);
  return { publisher, missed: change.documents.length + change.assets.length };
}
