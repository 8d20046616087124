import type { StudioPicture } from '../picture-types.ts';
import { hasWords } from './search-entries.ts';

/** Pictures whose name contains each of the words, those of the site apart from inherited ones. */
export function groupPictures(
  pictures: readonly StudioPicture[],
  site: string,
  words: string,
): { readonly own: readonly StudioPicture[]; readonly inherited: readonly StudioPicture[] } {
  const found = pictures.filter(({ name }) => hasWords(name, words));
  return {
    own: found.filter((picture) => picture.site === site),
    inherited: found.filter((picture) => picture.site !== site),
  };
}

interface Box {
  readonly left: number;
  readonly top: number;
}

/** Index of the item that an arrow key, Home or End leads to in a grid in rows; null where there is none. */
export function findGridNeighbour(boxes: readonly Box[], from: number, key: string): number | null {
  const start = boxes[from];
  if (!start) return null;
  const at = (index: number) => (index !== from && index >= 0 && index < boxes.length ? index : null);
  const nearestInRow = (candidates: readonly number[]) => {
    const tops = candidates.map((index) => boxes[index]?.top ?? 0);
    const row = key === 'ArrowDown' ? Math.min(...tops) : Math.max(...tops);
    const distance = (index: number) => Math.abs((boxes[index]?.left ?? 0) - start.left);
    return (
      candidates
        .filter((index) => boxes[index]?.top === row)
        .toSorted((one, other) => distance(one) - distance(other))[0] ?? null
    );
  };
  const indexes = [...boxes.keys()];
  switch (key) {
    case 'ArrowLeft':
      return at(from - 1);
    case 'ArrowRight':
      return at(from + 1);
    case 'ArrowUp':
      return nearestInRow(indexes.filter((index) => (boxes[index]?.top ?? 0) < start.top));
    case 'ArrowDown':
      return nearestInRow(indexes.filter((index) => (boxes[index]?.top ?? 0) > start.top));
    case 'Home':
      return at(0);
    case 'End':
      return at(boxes.length - 1);
    default:
      return null;
  }
}
