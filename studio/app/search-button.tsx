import { commandPaletteMessages } from '../editor/command-palette.messages.gen.ts';
import { Icon } from './icon.tsx';

/** Opens the command palette; see `useSearchKey`. */
export function SearchButton({ search }: { readonly search: () => void }) {
  return (
    <button
      type="button"
      className="button button--quiet"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={commandPaletteMessages.heading()}
      onClick={search}
    >
      <Icon name="search" />
      {commandPaletteMessages.open()}
    </button>
  );
}
