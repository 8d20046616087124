import { useId, useState } from 'react';
import type { ValuePath } from '../../editor/edit-value.ts';
import { isColour, themeColourTitle, toLongColour } from '../../editor/theme-contrasts.ts';
import type { ChangeBy } from '../field-access.ts';
import { FieldFrame } from '../field-frame.tsx';
import { ColourContrast } from './colour-contrast.tsx';
import { colourFieldMessages } from './colour-field.messages.gen.ts';
import type { FieldProps } from './field-props.ts';
import { fillWithColour } from './fill-with-colour.ts';

/** The colours of a theme document. */
const PALETTE = 'colours';

/** A colour by a picker, by its digits or from the theme; in a theme, its contrast with what it is shown with. */
export function ColourField({ field, path, site, valueAt, problemAt, change }: FieldProps<'colour'>) {
  const { label, description, isRequired } = field;
  const value = valueAt(path);
  const colour = typeof value === 'string' ? value : '';
  const published = site.colours.find(({ name }) => name === field.key)?.value ?? null;
  const isOfTheme = path.length === 2 && path[0] === PALETTE;
  const shown = isColour(colour) ? colour : isOfTheme && colour === '' ? published : null;
  const set = (next: string, by: ChangeBy) => change(path, next === '' && !isRequired ? undefined : next, label, by);
  const take = (next: string) => set(next, 'choice');
  return (
    <div className="colour-field">
      <FieldFrame label={label} help={description} problem={problemAt(path)}>
        {(control) => (
          <div className="colour-field__row">
            <input
              type="color"
              className="colour-field__picker"
              aria-label={colourFieldMessages.pick({ label })}
              value={toLongColour(shown ?? '#000000')}
              onChange={({ target }) => set(target.value, 'typing')}
            />
            <input
              {...control}
              type="text"
              spellCheck={false}
              autoComplete="off"
              placeholder={published ?? '#1a2b3c'}
              value={colour}
              onChange={({ target }) => set(target.value.trim(), 'typing')}
            />
          </div>
        )}
      </FieldFrame>
      {isOfTheme ? (
        <ColourContrast
          name={field.key}
          colour={shown}
          colourOf={(name) => colourOfTheme(name, valueAt, site.colours)}
          take={take}
        />
      ) : (
        <Swatches label={label} colours={site.colours} chosen={colour} take={take} />
      )}
    </div>
  );
}

type ThemeColours = FieldProps['site']['colours'];

/** The colour of the document that is edited, else the published one, which it may inherit. */
function colourOfTheme(name: string, valueAt: (path: ValuePath) => unknown, published: ThemeColours): string | null {
  const value = valueAt([PALETTE, name]);
  if (isColour(value)) return value;
  return published.find((colour) => colour.name === name)?.value ?? null;
}

interface SwatchesProps {
  readonly label: string;
  readonly colours: ThemeColours;
  readonly chosen: string;
  readonly take: (colour: string) => void;
}

/** The colours of the brand as buttons. */
function Swatches({ label, colours, chosen, take }: SwatchesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button--quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {colourFieldMessages.ofTheme()}
      </button>
      {isOpen ? (
        <ul id={id} className="colour-field__swatches" aria-label={colourFieldMessages.ofThemeFor({ label })}>
          {colours.map(({ name, value }) => (
            <li key={name}>
              <button
                type="button"
                className="colour-field__swatch"
                aria-pressed={toLongColour(value) === toLongColour(chosen)}
                aria-label={colourFieldMessages.swatch({ name: themeColourTitle(name), colour: value })}
                title={themeColourTitle(name)}
                ref={fillWithColour(value)}
                onClick={() => take(value)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
