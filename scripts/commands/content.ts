import { Command } from 'commander';
import type { PublishedDocuments } from '#engine/cms/documents.ts';
import { unifyContentKeySeparators } from '#engine/site/content-index.ts';
import { indexContentUses } from '#engine/site/content-uses.ts';
import type { Site } from '#engine/site/site.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, formatJson, type ReportExitCode } from './command-io.ts';
import { findSiteByKey } from './find-site.ts';
import { importProjectCheckModule } from './load-project.ts';

/** `vitrine content`: lists the content keys of a site, with the documents that have and use them. */
export function contentCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('content')
    .description('list the content keys of a site, with the documents that have and use each')
    .argument('[key]', 'a key or the start of keys, such as cart')
    .requiredOption('--site <key>', 'which site, such as harbour')
    .option('--json', 'print [{key, type, documents, uses}]')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (start: string | undefined, options: { site: string; json?: true }) => {
      const { readAndCheckProjectDocuments: openProject } = await importProjectCheckModule();
      const project = await openProject(io.root);
      const rows = listContentKeys(project.documents, findSiteByKey(project, options.site)).filter(({ key }) =>
        key.startsWith(unifyContentKeySeparators(start ?? '')),
      );
      if (options.json) io.out(formatJson(rows));
      else for (const row of rows) io.out(describeKey(row));
      finish(EXIT_CODES.ok);
    });
}

interface ContentKeyRow {
  readonly key: string;
  readonly type: string;
  /** Sources of the content documents that have it, in any language, those of the site last. */
  readonly documents: readonly string[];
  /** Sources of the documents of the site and those it extends that name it. */
  readonly uses: readonly string[];
}

function listContentKeys(documents: PublishedDocuments, site: Pick<Site, 'chain'>): readonly ContentKeyRow[] {
  const uses = indexContentUses(documents, createSiteCatalogue(documents));
  const found = new Map<string, { readonly type: string; readonly sources: string[] }>();
  for (const owner of site.chain) {
    for (const { source, value } of documents.list(owner, 'content')) {
      for (const [written, entry] of Object.entries(Object(Object(value).entries))) {
        const key = unifyContentKeySeparators(written);
        const sources = found.get(key)?.sources ?? [];
        found.set(key, { type: String(Object(entry).type), sources: [...sources, source] });
      }
    }
  }
  return [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { type, sources }]) => ({
      key,
      type,
      documents: sources,
      uses: (uses.get(key) ?? []).flatMap((use) =>
        site.chain.includes(use.site) ? (documents.get(use.site, use.kind, use.name)?.source ?? []) : [],
      ),
    }));
}

function describeKey({ key, type, documents, uses }: ContentKeyRow): string {
  const used = uses.length === 0 ? '  used nowhere\n' : uses.map((source) => `  used in ${source}\n`).join('');
  return `${key} (${type})\n${documents.map((source) => `  in ${source}\n`).join('')}${used}`;
}
