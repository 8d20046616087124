import { formatRatio, listThemeContrasts, suggestColour, type ThemeContrast } from '../../editor/theme-contrasts.ts';
import { colourFieldMessages } from './colour-field.messages.gen.ts';
import { fillWithColour } from './fill-with-colour.ts';

interface ColourContrastProps {
  readonly name: string;
  /** Null while no colour can be read. */
  readonly colour: string | null;
  readonly colourOf: (name: string) => string | null;
  readonly take: (colour: string) => void;
}

/** Whether a colour of the theme can be read on those that it is shown with. */
export function ColourContrast({ name, colour, colourOf, take }: ColourContrastProps) {
  const contrasts = colour === null ? [] : listThemeContrasts(name, colour, colourOf);
  const [lowest, ...others] = contrasts;
  if (colour === null || lowest === undefined) return null;
  const suggestion = lowest.isEnough ? null : suggestColour(name, colour, colourOf);
  return (
    <div className="colour-contrast">
      <div role="status">
        <ul>
          <Contrast contrast={lowest} />
          {others
            .filter(({ isEnough }) => !isEnough)
            .map((contrast) => (
              <Contrast key={contrast.partner} contrast={contrast} />
            ))}
        </ul>
      </div>
      {suggestion === null ? null : (
        <button type="button" className="button button--quiet colour-contrast__take" onClick={() => take(suggestion)}>
          <span className="colour-contrast__sample" ref={fillWithColour(suggestion)} />
          {colourFieldMessages.suggestion({ colour: suggestion })}
        </button>
      )}
    </div>
  );
}

function Contrast({ contrast: { partner, ratio, least, isEnough } }: { readonly contrast: ThemeContrast }) {
  const values = { partner, ratio: formatRatio(ratio), least: String(least) };
  return (
    <li className={isEnough ? 'colour-contrast__enough' : 'colour-contrast__low'}>
      {isEnough ? colourFieldMessages.enough(values) : colourFieldMessages.low(values)}
    </li>
  );
}
