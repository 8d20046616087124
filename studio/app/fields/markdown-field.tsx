import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import type { StudioSiteEntry } from '../../api-types.ts';
import { changeNamesMessages } from '../../editor/change-names.messages.gen.ts';
import { hasStyle, toggleStyle } from '../../editor/markdown-edits.ts';
import { continueLine } from '../../editor/markdown-lines.ts';
import { parseAddress, setLink } from '../../editor/markdown-links.ts';
import { insertMarkdown, type MarkdownText, replaceRange } from '../../editor/markdown-text.ts';
import type { ControlAttributes } from '../field-frame.tsx';
import { LinkDialog, PictureDialog } from './markdown-dialogs.tsx';
import { markdownFieldMessages } from './markdown-field.messages.gen.ts';
import { type MarkdownTool, MarkdownToolbar } from './markdown-toolbar.tsx';
import { findPasteAction } from './paste-action.ts';
import { useEditedText, type WriteText } from './use-edited-text.ts';

interface MarkdownFieldProps {
  readonly label: string;
  readonly control: ControlAttributes;
  readonly value: string;
  readonly site: StudioSiteEntry;
  readonly write: WriteText;
}

/** Loaded with the first paste of formatted words. */
const loadConverter = () => import('./convert-pasted-html.ts');

/** A text area for Markdown with a toolbar, short cuts, lists that continue, and pasted words that keep their form. */
export function MarkdownField({ label, control, value, site, write }: MarkdownFieldProps) {
  const { area, shown, read, noteSelection, apply } = useEditedText(value, write);
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null);
  const [notice, setNotice] = useState('');

  const choose = (tool: MarkdownTool) => {
    if (tool === 'link' || tool === 'picture') setDialog(tool);
    else apply((current) => toggleStyle(current, tool), markdownFieldMessages[tool]());
  };

  const press = (event: KeyboardEvent) => {
    const tool = findShortCut(event);
    if (tool) {
      event.preventDefault();
      event.stopPropagation();
      choose(tool);
    } else if (event.key === 'Enter' && !hasModifier(event) && !event.nativeEvent.isComposing) {
      const next = continueLine(read());
      if (next === null) return;
      event.preventDefault();
      apply(() => next, null);
    }
  };

  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    const plain = event.clipboardData.getData('text/plain');
    const linked = linkSelection(read(), plain, site);
    if (linked === null && html === '') return;
    event.preventDefault();
    if (linked) return apply(() => linked, markdownFieldMessages.link());
    setNotice(markdownFieldMessages.pasting());
    const insertPlain = () =>
      apply(
        (current) => replaceRange(current.value, [current.start, current.end], plain),
        changeNamesMessages.pasteWords(),
      );
    loadConverter().then(
      ({ convertPastedHtml }) => {
        const {
          markdown,
          isPlainText: isPlain,
          pictures,
        } = convertPastedHtml(html, (href) => parseAddress(href, site));
        if (isPlain && plain !== '') insertPlain();
        else apply((current) => insertMarkdown(current, markdown), changeNamesMessages.pasteWords());
        setNotice(pictures === 0 ? markdownFieldMessages.pasted() : markdownFieldMessages.picturesLeftOut());
      },
      () => {
        insertPlain();
        setNotice(markdownFieldMessages.pastedPlain());
      },
    );
  };

  const shownDialog = { opened: shown, site, apply, close: () => setDialog(null) };
  return (
    <div className="markdown">
      <MarkdownToolbar
        label={label}
        controls={control.id}
        isPressed={(style) => hasStyle(shown, style)}
        choose={choose}
      />
      <textarea
        {...control}
        ref={area}
        value={value}
        rows={6}
        onChange={({ target, nativeEvent }) => {
          setNotice('');
          write(target.value, findPasteAction(nativeEvent));
        }}
        onSelect={noteSelection}
        onKeyDown={press}
        onPaste={paste}
      />
      <p role="status" className="field__help">
        {notice}
      </p>
      {dialog === 'link' ? <LinkDialog {...shownDialog} /> : null}
      {dialog === 'picture' ? <PictureDialog {...shownDialog} /> : null}
    </div>
  );
}

function findShortCut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): MarkdownTool | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  switch (key.toLowerCase()) {
    case 'b':
      return shiftKey ? null : 'bold';
    case 'i':
      return shiftKey ? null : 'italic';
    case 'k':
      return shiftKey ? 'link' : null;
    default:
      return null;
  }
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

/** An address that is pasted over words links them; null for other words, or without a selection. */
function linkSelection(current: MarkdownText, pasted: string, site: StudioSiteEntry): MarkdownText | null {
  if (current.start === current.end || !/^https?:\/\/\S+$/i.test(pasted.trim())) return null;
  const target = parseAddress(pasted, site);
  return target === null ? null : setLink(current, target, current.value.slice(current.start, current.end));
}
