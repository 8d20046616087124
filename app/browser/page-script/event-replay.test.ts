// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { captureClicksBeforeHydration } from './event-replay.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" id="add"><b>Add</b></button><div data-kept="x"><button type="button" id="kept"></button></div><button type="button" command="show-modal" id="menu"></button><button id="send"></button>';
});

const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

function addClickListener(id: string) {
  const listener = vi.fn();
  element(id).addEventListener('click', listener);
  return listener;
}

test('a button pressed twice before hydration is clicked once after hydration', async () => {
  const { again } = captureClicksBeforeHydration(document);
  element('#add b').click();
  element('#add b').click();
  const listener = addClickListener('#add');
  await again();
  await again();
  element('#add').click();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('buttons pressed before hydration are replayed once each, in the order of their first presses', async () => {
  const { again } = captureClicksBeforeHydration(document);
  document.body.insertAdjacentHTML('beforeend', '<button type="button" id="other"></button>');
  for (const id of ['#other', '#add', '#other', '#kept']) element(id).click();
  const clickedIds: string[] = [];
  document.addEventListener('click', ({ target }) => target instanceof Element && clickedIds.push(target.id));
  await again();
  expect(clickedIds).toEqual(['other', 'add']);
});

test('a form that only the app handles, submitted before hydration, is submitted once after it, in the order of presses', async () => {
  const { again } = captureClicksBeforeHydration(document);
  document.body.innerHTML +=
    '<form id="form" data-early-send=""><input value="typed"><button>Use</button></form><form id="plain"></form>';
  const form = document.querySelector<HTMLFormElement>('#form');
  const use = form?.querySelector('button');
  element('#add').click();
  const early = vi.fn();
  document.addEventListener('submit', early, { once: true });
  form?.requestSubmit(use);
  form?.requestSubmit(use);
  expect(early.mock.calls[0]?.[0].defaultPrevented).toBe(true);
  expect(use?.getAttribute('aria-disabled')).toBe('true');
  const receivedEvents: string[] = [];
  for (const type of ['click', 'submit']) {
    document.addEventListener(
      type,
      ({ target }) => target instanceof Element && receivedEvents.push(`${type} ${target.id}`),
    );
  }
  await again();
  expect(receivedEvents).toEqual(['click add', 'submit form']);
  expect(use?.hasAttribute('aria-disabled')).toBe(false);
});

test('a form that the app does not handle is sent by the browser when it is submitted before hydration', () => {
  const { forget } = captureClicksBeforeHydration(document);
  document.body.innerHTML = '<form id="plain"></form>';
  const sent = vi.fn();
  document.addEventListener('submit', sent, { once: true });
  document.querySelector<HTMLFormElement>('#plain')?.requestSubmit();
  expect(sent.mock.calls[0]?.[0].defaultPrevented).toBe(false);
  forget();
});

test('the effect of a replayed press is rendered before the next press is replayed', async () => {
  const { again } = captureClicksBeforeHydration(document);
  document.body.insertAdjacentHTML('beforeend', '<button type="button" id="other"></button>');
  for (const id of ['#add', '#other']) element(id).click();
  const eventOrder: string[] = [];
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    eventOrder.push(target.id);
    queueMicrotask(() => eventOrder.push('rendered'));
  });
  await again();
  expect(eventOrder).toEqual(['add', 'rendered', 'other', 'rendered']);
});

test.each(['#kept', '#menu', '#send'])(
  'a press before hydration on the button %s, which works without the app, is not replayed',
  async (id) => {
    const { again } = captureClicksBeforeHydration(document);
    element(id).click();
    const listener = addClickListener(id);
    await again();
    expect(listener).not.toHaveBeenCalled();
  },
);

test('a button that has disappeared before hydration is not clicked', async () => {
  const { again } = captureClicksBeforeHydration(document);
  const button = element('#add');
  const listener = addClickListener('#add');
  button.click();
  button.remove();
  await again();
  expect(listener).not.toHaveBeenCalled();
});

describe('before hydration, a press', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div data-early-most="2">' +
      ['1', '2', '3'].map((n) => `<button type="button" id="n${n}" aria-pressed="false"></button>`).join('') +
      '</div><button type="button" id="eye" aria-pressed="false"></button>' +
      '<ul><li aria-busy="false"><button type="button" id="remove" data-early-pending></button></li></ul>';
  });

  const pressedNow = () => [...document.querySelectorAll('[aria-pressed="true"]')].map(({ id }) => id);
  const press = (...ids: string[]) => {
    for (const id of ids) element(`#${id}`).click();
  };
  const follow = () => {
    const seen: string[] = [];
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element) seen.push(`${target.id} ${target.getAttribute('aria-pressed')}`);
    });
    return seen;
  };

  test('on a toggle shows it as pressed at once, and is replayed on the unpressed toggle', async () => {
    const { again } = captureClicksBeforeHydration(document);
    press('n2', 'n1');
    expect(pressedNow()).toEqual(['n1', 'n2']);
    const receivedClicks = follow();
    await again();
    expect(receivedClicks).toEqual(['n2 false', 'n1 false']);
  });

  test('on a toggle that an earlier press shows as pressed takes that back, and neither press is replayed', async () => {
    const { again } = captureClicksBeforeHydration(document);
    press('n2', 'n1', 'n2');
    expect(pressedNow()).toEqual(['n1']);
    const receivedClicks = follow();
    await again();
    expect(receivedClicks).toEqual(['n1 false']);
  });

  test('on a toggle is not replayed when the replay of an earlier press has already set that toggle', async () => {
    const { again } = captureClicksBeforeHydration(document);
    press('eye', 'n2', 'n1');
    element('#eye').addEventListener('click', () => element('#n2').setAttribute('aria-pressed', 'true'));
    const receivedClicks = follow();
    await again();
    expect(receivedClicks).toEqual(['eye false', 'n1 false']);
  });

  test('on one toggle more than its group allows is neither shown nor replayed', async () => {
    const { again } = captureClicksBeforeHydration(document);
    press('n1', 'n2', 'n3');
    expect(pressedNow()).toEqual(['n1', 'n2']);
    press('n1', 'n3');
    expect(pressedNow()).toEqual(['n2', 'n3']);
    const receivedClicks = follow();
    await again();
    expect(receivedClicks).toEqual(['n2 false', 'n3 false']);
  });

  test('on a toggle outside a group does not show it as pressed', () => {
    const { forget } = captureClicksBeforeHydration(document);
    press('eye');
    expect(pressedNow()).toEqual([]);
    forget();
  });

  test('on a remove button shows its list item as pending until the press is replayed', async () => {
    const { again } = captureClicksBeforeHydration(document);
    const item = element('li');
    press('remove', 'remove');
    expect(item.dataset['pending']).toBe('');
    const receivedClicks = follow();
    await again();
    expect([receivedClicks, item.dataset['pending']]).toEqual([['remove null'], undefined]);
  });

  test('that is forgotten, so that it is never replayed, has its visible effect undone', async () => {
    const { forget, again } = captureClicksBeforeHydration(document);
    press('n1', 'remove');
    forget();
    expect([pressedNow(), element('li').dataset['pending']]).toEqual([[], undefined]);
    const receivedClicks = follow();
    await again();
    expect(receivedClicks).toEqual([]);
  });
});
