// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberPress } from './early-press.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" id="add"><b>Add</b></button><div data-kept="x"><button type="button" id="kept"></button></div><button type="button" command="show-modal" id="menu"></button><button id="send"></button>';
});

const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

function heard(id: string) {
  const listener = vi.fn();
  element(id).addEventListener('click', listener);
  return listener;
}

test('what was pressed before the page was alive is pressed again, once', () => {
  const press = rememberPress(document);
  element('#add b').click();
  element('#add b').click();
  const listener = heard('#add');
  press();
  press();
  element('#add').click();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('each button is pressed in its turn', () => {
  const press = rememberPress(document);
  document.body.insertAdjacentHTML('beforeend', '<button type="button" id="other"></button>');
  for (const id of ['#other', '#add', '#other', '#kept']) element(id).click();
  const heard: string[] = [];
  document.addEventListener('click', ({ target }) => target instanceof Element && heard.push(target.id));
  press();
  expect(heard).toEqual(['other', 'add']);
});

test.each(['#kept', '#menu', '#send'])('%s does without', (id) => {
  const press = rememberPress(document);
  element(id).click();
  const listener = heard(id);
  press();
  expect(listener).not.toHaveBeenCalled();
});

test('what has gone meanwhile is not pressed', () => {
  const press = rememberPress(document);
  const button = element('#add');
  const listener = heard('#add');
  button.click();
  button.remove();
  press();
  expect(listener).toHaveBeenCalledTimes(1);
});
