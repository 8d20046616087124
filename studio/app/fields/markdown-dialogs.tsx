import { useId, useState } from 'react';
import type { StudioSiteEntry } from '../../api-types.ts';
import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import {
  findLink,
  formatPageTarget,
  insertPicture,
  parseAddress,
  removeLink,
  setLink,
} from '../../editor/markdown-links.ts';
import type { MarkdownText } from '../../editor/markdown-text.ts';
import { hasWords } from '../../editor/search-entries.ts';
import { linkDialogMessages } from './link-dialog.messages.gen.ts';
import { markdownFieldMessages } from './markdown-field.messages.gen.ts';
import { SearchDialog, type SearchItem } from './search-dialog.tsx';

interface MarkdownDialogProps {
  /** Text and selection when the dialog was opened. */
  readonly opened: MarkdownText;
  readonly site: StudioSiteEntry;
  readonly apply: (edit: (current: MarkdownText) => MarkdownText, action: string) => void;
  readonly close: () => void;
}

interface LinkItem extends SearchItem {
  /** Words of a link without words of its own. */
  readonly name: string;
}

/** Links the selection to a page by its title, or to an address. */
export function LinkDialog({ opened, site, apply, close }: MarkdownDialogProps) {
  const link = findLink(opened);
  const [words, setWords] = useState(link?.words ?? opened.value.slice(opened.start, opened.end));
  const id = useId();
  const find = (searched: string): readonly LinkItem[] => {
    const address = parseAddress(searched, site);
    const typed =
      address === null
        ? []
        : [{ key: address, title: linkDialogMessages.address({ address }), detail: '', name: address }];
    return [...typed, ...listPages(site, searched)];
  };
  return (
    <SearchDialog
      heading={link ? linkDialogMessages.change() : linkDialogMessages.heading()}
      searchLabel={linkDialogMessages.search()}
      find={find}
      pick={({ key, name }) =>
        apply((current) => setLink(current, key, words.trim() || name), markdownFieldMessages.link())
      }
      close={close}
      action={link && { label: linkDialogMessages.remove(), run: () => apply(removeLink, linkDialogMessages.remove()) }}
    >
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {linkDialogMessages.words()}
        </label>
        <input id={id} type="text" value={words} onChange={({ target }) => setWords(target.value)} />
        <p className="field__help">{link ? describeTarget(link.target, site) : linkDialogMessages.wordsHelp()}</p>
      </div>
    </SearchDialog>
  );
}

/** Inserts a picture of the site with its description. */
export function PictureDialog({ site, apply, close }: MarkdownDialogProps) {
  const [alt, setAlt] = useState('');
  const id = useId();
  return (
    <SearchDialog
      heading={markdownFieldMessages.picture()}
      searchLabel={markdownFieldMessages.findPicture()}
      find={(words) =>
        site.pictures.filter((name) => hasWords(name, words)).map((name) => ({ key: name, title: name, detail: '' }))
      }
      pick={({ key }) => apply((current) => insertPicture(current, key, alt), markdownFieldMessages.picture())}
      close={close}
    >
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {fieldsMessages.alt()}
        </label>
        <input id={id} type="text" value={alt} onChange={({ target }) => setAlt(target.value)} />
        <p className="field__help">{fieldsMessages.altHelp()}</p>
      </div>
    </SearchDialog>
  );
}

function listPages({ pages }: StudioSiteEntry, words: string): readonly LinkItem[] {
  return pages.flatMap(({ title, path, link }) =>
    path !== null && hasWords(`${title} ${path}`, words)
      ? [{ key: formatPageTarget(link), title, detail: path, name: title }]
      : [],
  );
}

function describeTarget(target: string, { pages }: StudioSiteEntry): string {
  const page = pages.find(({ link }) => formatPageTarget(link) === target);
  return linkDialogMessages.now({ target: page?.title ?? target });
}
