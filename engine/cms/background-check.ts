import { checkDocument, type DocumentCheckOptions } from '../validation/check-document.ts';
import type { ConfigError } from '../validation/config-error.ts';
import type { WholeRelease } from './content-source.ts';
import { DOCUMENT_KINDS } from './document.ts';
import type { EditableDocuments } from './editable-documents.ts';
import type { EngineLogger } from './log.ts';
import type { ScheduleTask } from './schedule.ts';
import { type FindSiteErrors, judgeSite } from './select-publishable.ts';

export interface BackgroundCheckOptions {
  readonly checks: DocumentCheckOptions;
  readonly judge: FindSiteErrors;
  readonly schedule: ScheduleTask;
  readonly log: EngineLogger;
  /** Called for each site, whose missing content is no error of the release. */
  readonly checked: (site: string, missingContent: readonly ConfigError[]) => void;
  /** Called once, with the errors of the first faulty site. */
  readonly refused: (release: WholeRelease, errors: readonly ConfigError[]) => void;
}

/** Checks a release while it is served. */
export interface BackgroundCheck {
  /** Takes the place of the check before. */
  start(release: WholeRelease, documents: EditableDocuments): void;
  stop(): void;
}

/** Milliseconds between two sites, for requests. */
const PAUSE = 50;

export function createBackgroundCheck(options: BackgroundCheckOptions): BackgroundCheck {
  const { schedule, log } = options;
  let cancel = () => {};

  const checkNext = (release: WholeRelease, documents: EditableDocuments, left: readonly string[]) => {
    const [site, ...rest] = left;
    const { hash, entry } = release;
    if (site === undefined) {
      log.info({ release: hash, entry }, 'a release of an engine with other checks has no error here either');
      return;
    }
    const { missing = [], other = [] } = Object.groupBy(findErrors(options, documents, site), ({ code }) =>
      code === 'missing-content' ? 'missing' : 'other',
    );
    if (other.length > 0) options.refused(release, other);
    else {
      options.checked(site, missing);
      cancel = schedule(() => checkNext(release, documents, rest), PAUSE);
    }
  };

  return {
    start(release, documents) {
      cancel();
      const { hash, entry } = release;
      log.warn(
        { release: hash, entry, sites: documents.sites.length },
        'a release is served that an engine with other checks has found without errors: it is checked here in the background',
      );
      cancel = schedule(() => checkNext(release, documents, documents.sites), PAUSE);
    },
    stop: () => cancel(),
  };
}

function findErrors(
  { checks, judge }: Pick<BackgroundCheckOptions, 'checks' | 'judge'>,
  documents: EditableDocuments,
  site: string,
): readonly ConfigError[] {
  const own = DOCUMENT_KINDS.flatMap((kind) => documents.list(site, kind));
  const errors = own.flatMap(
    (document) => checkDocument({ ...document, text: JSON.stringify(document.value) }, checks).errors,
  );
  return errors.length > 0 ? errors : judgeSite(documents, site, judge);
}
