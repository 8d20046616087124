import { describe, expect, test } from 'vitest';
import { hasStyle, type MarkdownStyle, toggleStyle } from './markdown-edits.ts';
import { continueLine } from './markdown-lines.ts';
import { insertMarkdown, type MarkdownText } from './markdown-text.ts';

/** Text with `|` at both ends of the selection, or once at the caret. */
function parse(shown: string): MarkdownText {
  const [before = '', selected = '', after = null] = shown.split('|');
  const isCaret = after === null;
  return {
    value: isCaret ? before + selected : before + selected + after,
    start: before.length,
    end: isCaret ? before.length : before.length + selected.length,
  };
}

function show({ value, start, end }: MarkdownText): string {
  const selected = start === end ? '' : `${value.slice(start, end)}|`;
  return `${value.slice(0, start)}|${selected}${value.slice(end)}`;
}

const toggle = (shown: string, style: MarkdownStyle) => show(toggleStyle(parse(shown), style));

describe('bold and italic', () => {
  test.each<[MarkdownStyle, string, string]>([
    ['bold', 'Win |big| now', 'Win **|big|** now'],
    ['italic', 'Win |big| now', 'Win *|big|* now'],
    ['bold', 'Win *|big|* now', 'Win ***|big|*** now'],
    ['italic', 'Win **|big|** now', 'Win ***|big|*** now'],
    ['bold', 'Win |big |now', 'Win **|big|** now'],
    ['bold', 'Win b|ig now', 'Win **|big|** now'],
    ['bold', 'Win | now', 'Win **|** now'],
    ['bold', '- |one\n- two|', '- **|one**\n- **two|**'],
    ['bold', '|One\n\n## Two|', '**|One**\n\n## **Two|**'],
    ['bold', '|**one**\ntwo|', '**|one**\n**two|**'],
  ])('%s marks the words of %j as %j', (style, before, after) => {
    expect(toggle(before, style)).toBe(after);
    expect(hasStyle(parse(before), style)).toBe(false);
  });

  test.each<[MarkdownStyle, string, string]>([
    ['bold', 'Win **|big|** now', 'Win |big| now'],
    ['bold', 'Win |**big**| now', 'Win |big| now'],
    ['bold', 'Win **b|ig** now', 'Win |big| now'],
    ['bold', 'Win __|big|__ now', 'Win |big| now'],
    ['italic', 'Win _|big|_ now', 'Win |big| now'],
    ['italic', 'Win ***|big|*** now', 'Win **|big|** now'],
    ['bold', 'Win ***|big|*** now', 'Win *|big|* now'],
    ['bold', 'Win **|** now', 'Win | now'],
    ['bold', '**|one**\n**two|**', '|one\ntwo|'],
  ])('%s is taken away from %j, which leaves %j', (style, before, after) => {
    expect(hasStyle(parse(before), style)).toBe(true);
    expect(toggle(before, style)).toBe(after);
  });

  test('an underscore within a word is no mark', () => {
    expect(toggle('snake_|case|', 'italic')).toBe('snake_*|case|*');
  });
});

describe('headings, lists and quotes', () => {
  test.each<[MarkdownStyle, string, string]>([
    ['heading', 'Who |plays', '## Who |plays'],
    ['smallHeading', '## Who |plays', '### Who |plays'],
    ['list', 'One\n|Two\nThree|', 'One\n- |Two\n- Three|'],
    ['list', '|', '- |'],
    ['list', '|1. One\n2. Two|', '|- One\n- Two|'],
    ['numbers', '|One\n\nTwo|', '1. |One\n\n2. Two|'],
    ['quote', '- O|ne', '> - O|ne'],
    ['list', '> O|ne', '> - O|ne'],
    ['list', 'O|ne\nTwo', '- O|ne\n\nTwo'],
    ['list', '\n|One', '\n- |One'],
    ['quote', '|One\n|Two', '> |One|\n\nTwo'],
  ])('%s makes %j into %j', (style, before, after) => {
    expect(toggle(before, style)).toBe(after);
  });

  test.each<[MarkdownStyle, string, string]>([
    ['heading', '## Who |plays', 'Who |plays'],
    ['list', '- |One\n- Two|', '|One\nTwo|'],
    ['list', '- [ ] O|ne', 'O|ne'],
    ['numbers', '1. One\n2. T|wo', '1. One\n\nT|wo'],
    ['quote', '> O|ne', 'O|ne'],
  ])('%s is taken away from %j, which leaves %j', (style, before, after) => {
    expect(hasStyle(parse(before), style)).toBe(true);
    expect(toggle(before, style)).toBe(after);
  });

  test('lines that differ have no style in common', () => {
    expect(hasStyle(parse('|- One\nTwo|'), 'list')).toBe(false);
  });
});

describe('Enter', () => {
  test.each([
    ['- One|', '- One\n- |'],
    ['  * On|e', '  * On\n  * |e'],
    ['9. One|', '9. One\n10. |'],
    ['1) One|', '1) One\n2) |'],
    ['- [x] One|', '- [x] One\n- [ ] |'],
    ['> One|', '> One\n> |'],
    ['> - One|', '> - One\n> - |'],
    ['- One\n- |', '- One\n|'],
    ['> One\n> |', '> One\n|'],
  ])('after %j continues with %j', (before, after) => {
    const next = continueLine(parse(before));
    expect(next && show(next)).toBe(after);
  });

  test.each(['One|', '|- One', '- |One|', '## One|', ''])('is left to the field in %j', (shown) => {
    expect(continueLine(parse(shown))).toBeNull();
  });
});

test.each([
  ['One |two| three', '**2**', 'One **2**| three'],
  ['One |two| three', 'First\n\nSecond', 'One\n\nFirst\n\nSecond|\n\nthree'],
  ['One|', '- Item', 'One\n\n- Item|'],
  ['|', '## Heading', '## Heading|'],
])('Markdown pasted into %j is separated by blank lines if it contains blocks', (before, pasted, after) => {
  expect(show(insertMarkdown(parse(before), pasted))).toBe(after);
});
