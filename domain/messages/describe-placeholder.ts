import type { Placeholder } from './placeholder.ts';

/** Shows how a placeholder is written in a text, such as '{count}' and '<link>…</link>'. */
export function describePlaceholder(name: string, placeholder: Placeholder): string {
  switch (placeholder.type) {
    case 'tag':
      return `<${name}>…</${name}>`;
    case 'choice':
      return `{${name}, select, ${placeholder.choices.map((choice) => `${choice} {…} `).join('')}other {…}}`;
    default:
      return `{${name}}`;
  }
}
