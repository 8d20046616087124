import { type KeyboardEvent, useId, useState } from 'react';
import type { StudioPageEntry } from '../api-types.ts';
import { newPageMessages } from '../editor/new-page.messages.gen.ts';
import { formatDocumentId } from '../editor/open-documents.ts';
import { isTemplateEntry } from '../editor/place.ts';
import { hasWords } from '../editor/search-entries.ts';
import { homeMessages } from './home.messages.gen.ts';
import { searchPreviewMessages } from './search-preview.messages.gen.ts';

interface PageTemplatesProps {
  readonly pages: readonly StudioPageEntry[];
  /** Id of the chosen page; null for an empty one. */
  readonly chosen: string | null;
  readonly choose: (page: StudioPageEntry | null) => void;
}

/** What a new page begins with: nothing, or a copy of a page that is found by words. */
export function PageTemplates({ pages, chosen, choose }: PageTemplatesProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const found = pages.filter(
    (page) => !page.isHidden && (formatDocumentId(page) === chosen || hasWords(describe(page), words)),
  );
  const copied = found.toSorted((one, other) => Number(isTemplateEntry(other)) - Number(isTemplateEntry(one)));
  // Enter in the search must not create the page.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <fieldset className="new-page__templates">
      <legend className="field__label">{newPageMessages.template()}</legend>
      <div className="field">
        <label htmlFor={`${id}-search`} className="visually-hidden">
          {newPageMessages.search()}
        </label>
        <input
          id={`${id}-search`}
          type="search"
          placeholder={newPageMessages.search()}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={press}
        />
      </div>
      <p role="status" className="field__help">
        {copied.length === 0 ? searchPreviewMessages.none() : searchPreviewMessages.found({ count: copied.length })}
      </p>
      <div className="new-page__list">
        <TemplateChoice
          name={id}
          title={newPageMessages.empty()}
          detail={newPageMessages.emptyHelp()}
          isChosen={chosen === null}
          choose={() => choose(null)}
        />
        {copied.map((page) => (
          <TemplateChoice
            key={formatDocumentId(page)}
            name={id}
            title={isTemplateEntry(page) ? page.title : newPageMessages.copy({ title: page.title })}
            detail={isTemplateEntry(page) ? newPageMessages.templateHelp() : (page.path ?? homeMessages.noAddress())}
            isChosen={formatDocumentId(page) === chosen}
            choose={() => choose(page)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface TemplateChoiceProps {
  readonly name: string;
  readonly title: string;
  readonly detail: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function TemplateChoice({ name, title, detail, isChosen, choose }: TemplateChoiceProps) {
  return (
    <label className="new-page__template">
      <input type="radio" name={name} checked={isChosen} onChange={choose} />
      <span>{title}</span>
      <small>{detail}</small>
    </label>
  );
}

function describe({ title, path, name }: StudioPageEntry): string {
  return `${title} ${path ?? ''} ${name}`;
}
