import { isJsonObject, isListOfObjectsWithId, type ObjectWithId } from '../site/json.ts';
import type { MergedDocument } from '../site/merged-document.ts';
import { formatDidYouMeanSuggestion } from '../site/site-error.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
import { createDocumentFinding, type SiteErrorCollector } from './site-report.ts';

/**
 * Checks that `disabled` and `before` instructions match an inherited block or item; a typing error would otherwise
 * have no visible effect.
 */
export function checkInheritanceInstructions(
  site: string,
  merged: MergedDocument,
  parent: MergedDocument | undefined,
  list: 'blocks' | 'items',
  report: SiteErrorCollector,
): void {
  const own = merged.sources.at(-1);
  if (!own || own.site !== site || !isJsonObject(own.value)) return;
  const inherited = own.value['inherit'] === false ? undefined : parent?.value;
  const visit = (value: unknown, above: unknown, pointer: string): void => {
    const items = identified(value);
    const before = identified(above);
    const ids = before.map(({ id }) => id);
    items.forEach((item, index) => {
      const at = appendPointerStep(pointer, index);
      const place = item['before'];
      if (item['disabled'] === true && !ids.includes(item.id)) {
        const message = `There is no inherited '${item.id}' here that could be removed.`;
        report.addTo(
          own,
          createDocumentFinding(`${at}/id`, 'not-allowed', message, formatDidYouMeanSuggestion(item.id, ids)),
        );
      }
      if (typeof place === 'string' && !ids.includes(place) && !items.some(({ id }) => id === place)) {
        const message = `There is no '${place}' here that '${item.id}' could stand before.`;
        report.addTo(
          own,
          createDocumentFinding(`${at}/before`, 'not-allowed', message, formatDidYouMeanSuggestion(place, ids)),
        );
      }
      const same = before.find(({ id }) => id === item.id);
      visit(item['children'], same?.['children'], `${at}/children`);
      const slots = isJsonObject(item['slots']) ? item['slots'] : {};
      const slotsAbove = isJsonObject(same?.['slots']) ? same['slots'] : {};
      for (const [slot, children] of Object.entries(slots))
        visit(children, slotsAbove[slot], appendPointerStep(`${at}/slots`, slot));
    });
  };
  visit(own.value[list], isJsonObject(inherited) ? inherited[list] : undefined, `/${list}`);
}

function identified(value: unknown): readonly ObjectWithId[] {
  return Array.isArray(value) && isListOfObjectsWithId(value) ? value : [];
}
