import { type ReactNode, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { StudioSiteEntry } from '../api-types.ts';
import { changeNamesMessages } from '../editor/change-names.messages.gen.ts';
import type { editorMachine } from '../editor/editor.machine.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { createPageName, createPageValue, readMergedValue } from '../editor/new-page.ts';
import { formatDocumentId } from '../editor/open-documents.ts';
import { NewPageDialog } from './new-page-dialog.tsx';

interface NewPageOptions {
  readonly sites: readonly StudioSiteEntry[];
  readonly state: SnapshotFrom<typeof editorMachine>;
  readonly send: (event: EditorEvent) => void;
}

interface NewPageControls {
  /** Opens the dialog; null while pages can't be created. */
  readonly createPage: ((site: StudioSiteEntry) => void) | null;
  readonly newPageDialog: ReactNode;
}

/** The dialog for a new page, which leads to the page that was created. */
export function useNewPage({ sites, state, send }: NewPageOptions): NewPageControls {
  const { context } = state;
  const { created, client, pick } = context;
  const [siteKey, setSiteKey] = useState<string | null>(null);
  useEffect(() => {
    if (created) location.hash = formatDocumentId(created);
  }, [created]);
  const site = sites.find(({ key }) => key === siteKey);
  return {
    createPage: state.matches('editing') ? ({ key }) => setSiteKey(key) : null,
    newPageDialog: site ? (
      <NewPageDialog
        site={site}
        close={() => setSiteKey(null)}
        create={async ({ title, path, template }) => {
          const copied = template && (await readMergedValue(template, context, client));
          send({
            type: 'DOCUMENT.CREATE',
            place: {
              key: { site: site.key, kind: 'page', name: createPageName(path, site) },
              page: { site: site.key, path },
            },
            value: createPageValue({ title, path, template: copied }, pick),
            change: changeNamesMessages.create({ title }),
          });
        }}
      />
    ) : null,
  };
}
