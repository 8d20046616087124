// @vitest-environment happy-dom
import { act, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { repeatCheckboxClicksDuringHydration, replayFieldValues } from './field-replay.ts';

/** State of the app beside the fields. */
function Ticket() {
  const [book, setBook] = useState('one');
  const [again, setAgain] = useState(false);
  const [mail, setMail] = useState(true);
  const [draws, setDraws] = useState(1);
  const [number, setNumber] = useState('');
  return (
    <>
      {['one', 'five'].map((key) => (
        <input key={key} id={key} type="radio" name="book" checked={book === key} onChange={() => setBook(key)} />
      ))}
      <input id="again" type="checkbox" checked={again} onChange={({ target }) => setAgain(target.checked)} />
      <input id="mail" type="checkbox" checked={mail} onChange={({ target }) => setMail(target.checked)} />
      <select id="draws" value={draws} onChange={({ target }) => setDraws(Number(target.value))}>
        <option value={1}>1</option>
        <option value={5}>5</option>
      </select>
      <input id="number" value={number} onChange={({ target }) => setNumber(target.value)} />
      <output>{JSON.stringify({ book, again, mail, draws, number })}</output>
    </>
  );
}

const asWritten = { book: 'one', again: false, mail: true, draws: 1, number: '' };
const box = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`) ?? document.createElement('input');
const readAppState = () => JSON.parse(document.querySelector('output')?.textContent ?? 'null');

async function comeAlive() {
  const page = document.querySelector('main') ?? document.body;
  await act(async () => void hydrateRoot(page, <Ticket />));
  await act(async () => replayFieldValues(document));
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = `<main>${renderToString(<Ticket />)}</main>`;
});

test('fields changed before hydration keep their values after it, and the app receives them', async () => {
  box('five').click();
  box('again').click();
  box('mail').click();
  box('number').value = '17';
  const select = document.querySelector('select');
  if (select) select.selectedIndex = 1;
  await comeAlive();
  expect(readAppState()).toEqual({ book: 'five', again: true, mail: false, draws: 5, number: '17' });
  expect([box('five'), box('one'), box('again'), box('mail')].map(({ checked }) => checked)).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([box('number').value, select?.value]).toEqual(['17', '5']);
});

test('a field set back to its original value before hydration leaves the state of the app unchanged', async () => {
  box('five').click();
  box('one').click();
  await comeAlive();
  expect(readAppState()).toEqual(asWritten);
});

test('fields outside the app and fields read by their form are not replayed', () => {
  document.body.innerHTML =
    '<div data-kept="a"><input type="checkbox" id="kept"></div><form><input name="email" id="email"></form>';
  box('kept').checked = true;
  box('email').value = 'ada';
  const receivedEvents: string[] = [];
  for (const type of ['click', 'input', 'change']) document.addEventListener(type, () => receivedEvents.push(type));
  replayFieldValues(document);
  expect(receivedEvents).toEqual([]);
});

test('a choice made while React hydrates its part is passed to the app', async () => {
  document.body.innerHTML = `<main>${renderToString(
    <Suspense>
      <Ticket />
    </Suspense>,
  )}</main>`;
  const page = document.querySelector('main') ?? document.body;
  repeatCheckboxClicksDuringHydration(page, () => false);
  // Without act, which would hydrate before the click.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  hydrateRoot(
    page,
    <Suspense>
      <Ticket />
    </Suspense>,
  );
  box('five').click();
  await expect.poll(readAppState).toEqual({ ...asWritten, book: 'five' });
  box('again').click();
  await expect.poll(readAppState).toEqual({ ...asWritten, book: 'five', again: true });
  box('again').click();
  await expect.poll(readAppState).toEqual({ ...asWritten, book: 'five' });
});

test('a checkbox ticked before its code is loaded stays ticked', () => {
  repeatCheckboxClicksDuringHydration(document.body, () => false);
  box('again').click();
  expect(box('again').checked).toBe(true);
});
