import type { Page } from 'playwright-core';

/** An element in the accessibility tree. Properties that don't apply are omitted. */
export interface AccessibleElement {
  readonly role: string;
  readonly name: string;
  readonly description?: string;
  readonly required?: true;
  readonly invalid?: true;
  readonly disabled?: true;
  readonly focused?: true;
  readonly checked?: boolean;
  readonly pressed?: boolean;
  readonly live?: string;
}

const SILENT = new Set(['none', 'generic', 'StaticText', 'InlineTextBox', 'paragraph', 'LabelText', 'LayoutTable']);

/** Reads the accessibility tree inside the first element with this role and name, in order. */
export async function readAccessibleElementsInside(
  page: Page,
  role: string,
  name: string,
): Promise<AccessibleElement[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const root = nodes.find((node) => node.role?.value === role && node.name?.value === name);
  if (!root) throw new Error(`there is no ${role} '${name}'`);
  const inside = (id: string): (typeof nodes)[number][] => {
    const node = byId.get(id);
    return node ? [node, ...(node.childIds ?? []).flatMap(inside)] : [];
  };
  return (root.childIds ?? [])
    .flatMap(inside)
    .filter((node) => !node.ignored && !SILENT.has(String(node.role?.value)))
    .map((node) => {
      const property = (key: string): unknown => node.properties?.find((entry) => entry.name === key)?.value.value;
      const description = String(node.description?.value ?? '');
      return {
        role: String(node.role?.value),
        name: String(node.name?.value ?? ''),
        ...(description === '' ? {} : { description }),
        ...(property('required') === true ? { required: true as const } : {}),
        ...(property('invalid') === 'true' ? { invalid: true as const } : {}),
        ...(property('disabled') === true ? { disabled: true as const } : {}),
        ...(property('focused') === true ? { focused: true as const } : {}),
        ...(property('checked') === undefined ? {} : { checked: property('checked') === 'true' }),
        ...(property('pressed') === undefined ? {} : { pressed: property('pressed') === 'true' }),
        ...(property('live') === undefined ? {} : { live: String(property('live')) }),
      };
    });
}
