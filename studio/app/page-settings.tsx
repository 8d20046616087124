import type { StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import type { DocumentProblem } from '../editor/document-problems.ts';
import { getValueAt } from '../editor/edit-value.ts';
import type { EditorContext, EditorEvent } from '../editor/editor.types.ts';
import { fieldsMessages } from '../editor/fields.messages.gen.ts';
import { findReplacedAddress } from '../editor/former-address.ts';
import type { OpenDocument } from '../editor/open-documents.ts';
import type { StudioClient } from '../editor/studio-client.ts';
import { DocumentForm } from './document-form.tsx';
import { PageRemovals } from './page-removal.tsx';
import { pageSettingsMessages } from './page-settings.messages.gen.ts';
import { SearchPreviews } from './search-preview.tsx';

interface PageSettingsProps {
  readonly entry: StudioPageEntry;
  readonly site: StudioSiteEntry;
  readonly sites: readonly StudioSiteEntry[];
  readonly document: OpenDocument;
  /** Merged value of the page. */
  readonly value: unknown;
  /** JSON Schema of pages. */
  readonly schema: unknown;
  readonly problems: readonly DocumentProblem[];
  readonly context: EditorContext;
  readonly client: Pick<StudioClient, 'listUses'>;
  readonly send: (event: EditorEvent) => void;
}

/** What a page at an address of the shop's routes has no use for. */
const OWN_ADDRESS: ReadonlySet<string> = new Set(['path', 'formerPaths']);

/** The settings of a page, with what follows from its address and its texts for search engines. */
export function PageSettings(props: PageSettingsProps) {
  const { entry, site, sites, document, value, schema, problems, context, client, send } = props;
  const former = findReplacedAddress(document, value);
  const brand = sites.find(({ key }) => key === site.shownAs) ?? site;
  const isAtRoute = 'route' in entry.link && getValueAt(value, ['path']) === undefined;
  return (
    <>
      {isAtRoute ? (
        <p className="field__help">
          {entry.path === null
            ? pageSettingsMessages.routeAddresses()
            : pageSettingsMessages.routeAddress({ address: entry.path })}
        </p>
      ) : null}
      <DocumentForm
        title={fieldsMessages.page()}
        schema={schema}
        document={value}
        site={site}
        problems={problems}
        {...(isAtRoute && { without: OWN_ADDRESS })}
        send={send}
      />
      <p role="status" className="field__help">
        {former === null ? null : pageSettingsMessages.formerAddress({ address: former })}
      </p>
      <SearchPreviews value={value} path={entry.path} site={site} brand={brand.name} />
      <PageRemovals {...{ entry, site, sites, document, context, client, send }} />
    </>
  );
}
