// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { getValueAt, setValueAt } from '../../editor/edit-value.ts';
import { failuresMessages } from '../../editor/failures.messages.gen.ts';
import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import type { PictureClient, PictureUploadOptions } from '../../editor/picture-client.ts';
import { StudioCallError } from '../../editor/studio-client.ts';
import { picturesMessages } from '../../messages/pictures.messages.gen.ts';
import type { StudioPicture } from '../../picture-types.ts';
import { blockPickerMessages } from '../block-picker.messages.gen.ts';
import { fillIn, findControl, pressButton, pressInput, TEST_SITE } from '../testing/field-form.tsx';
import { PictureClientProvider } from './picture-context.ts';
import { PictureField } from './picture-field.tsx';

const picture = (site: string, name: string): StudioPicture => ({ site, name, format: 'avif', width: 30, height: 20 });
const stored = [picture('harbour', 'boat.avif'), picture('harbour', 'ferry.avif'), picture('base', 'logo.avif')];

interface Upload extends PictureUploadOptions {
  readonly file: File;
  readonly finish: (picture: StudioPicture) => void;
  readonly fail: (error: Error) => void;
}

let uploads: Upload[];
let lists: (() => Promise<readonly StudioPicture[]>)[];
beforeEach(() => {
  uploads = [];
  lists = [];
});

const client: PictureClient = {
  list: async () => (await lists.shift()?.()) ?? stored,
  url: (site, name, size) => `/${site}/${name}/${size}`,
  upload: (_, file, options) => {
    const { promise, resolve, reject } = Promise.withResolvers<StudioPicture>();
    uploads.push({ ...options, file, finish: resolve, fail: reject });
    return promise;
  },
};

/** Returns a function that reads the value of the field. */
async function show(initial: unknown, isRequired = false) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  let current: unknown;
  function Form() {
    const [value, setValue] = useState<unknown>({ image: initial });
    current = value;
    return (
      <PictureClientProvider value={client}>
        <PictureField
          field={{
            key: 'image',
            label: 'Image',
            description: 'Shown first.',
            isRequired,
            group: null,
            kind: 'picture',
            isShareable: false,
          }}
          path={['image']}
          site={TEST_SITE}
          valueAt={(path) => getValueAt(value, path)}
          problemAt={() => null}
          change={(path, next) => setValue((before: unknown) => setValueAt(before, path, next))}
        />
      </PictureClientProvider>
    );
  }
  await act(async () => createRoot(main).render(<Form />));
  return () => getValueAt(current, ['image']);
}

const words = () => document.body.textContent;
const names = () => [...document.querySelectorAll('.pictures__name')].map(({ textContent }) => textContent);
const openDialog = () => pressButton(picturesMessages.choose());
const takePicture = (name: string) =>
  act(async () =>
    document.querySelector<HTMLElement>(`.pictures__grid button:has([src="/harbour/${name}/thumb"])`)?.click(),
  );
const radioOf = (value: string) => document.querySelector<HTMLInputElement>(`.focal__point[value=${value}]`);
const pressKey = (key: string) =>
  act(async () => radioOf('center')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
async function drop(...files: readonly File[]) {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files } });
  await act(async () => document.querySelector('.upload')?.dispatchEvent(event));
}

describe('the field of a picture', () => {
  test('replaces the picture with two presses, and asks whether its text still fits', async () => {
    const value = await show({ asset: 'boat.avif', alt: 'A boat', focus: 'top' });
    await openDialog();
    await takePicture('ferry.avif');
    expect(value()).toEqual({ asset: 'ferry.avif', alt: 'A boat' });
    expect(document.querySelector('dialog')).toBeNull();
    expect(words()).toContain(picturesMessages.taken({ file: 'ferry.avif' }));
    expect(words()).toContain(picturesMessages.altOutdated());
    await pressButton(picturesMessages.altFits());
    expect(words()).not.toContain(picturesMessages.altOutdated());
  });

  test('asks what a first picture shows until it is described or only decorates', async () => {
    const value = await show(undefined);
    expect(words()).toContain(picturesMessages.none());
    await openDialog();
    await takePicture('boat.avif');
    expect(value()).toEqual({ asset: 'boat.avif', alt: '' });
    expect(words()).toContain(picturesMessages.altMissing());
    expect(document.querySelectorAll('.picture__alt input[type=radio]:checked')).toHaveLength(0);
    await pressInput(picturesMessages.altDecorative());
    expect(words()).not.toContain(picturesMessages.altMissing());
    await pressInput(picturesMessages.altDescribed());
    const field = findControl<HTMLInputElement>('input[type=text]', fieldsMessages.alt());
    expect(document.activeElement).toBe(field);
    await fillIn('input[type=text]', fieldsMessages.alt(), 'A boat');
    expect(value()).toEqual({ asset: 'boat.avif', alt: 'A boat' });
    await fillIn('input[type=text]', fieldsMessages.alt(), '');
    expect(findControl<HTMLInputElement>('input', picturesMessages.altDescribed()).checked).toBe(true);
  });

  test('moves the focal point by arrow keys and by a press, and leaves the centre out', async () => {
    const value = await show({ asset: 'boat.avif', alt: '' });
    await pressKey('ArrowUp');
    expect(value()).toEqual({ asset: 'boat.avif', alt: '', focus: 'top' });
    expect(document.activeElement).toBe(radioOf('top'));
    await pressKey('ArrowDown');
    expect(value()).toEqual({ asset: 'boat.avif', alt: '' });
    const picture = document.querySelector<HTMLElement>('.focal__picture');
    if (picture) picture.getBoundingClientRect = () => new DOMRect(100, 50, 200, 100);
    await act(async () =>
      picture?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 290, clientY: 95 })),
    );
    expect(value()).toEqual({ asset: 'boat.avif', alt: '', focus: 'right' });
    expect(document.querySelectorAll('.focal__crop--at-right')).toHaveLength(3);
  });

  test('removes a picture only where none is required', async () => {
    const value = await show({ asset: 'boat.avif', alt: '' });
    await pressButton(picturesMessages.remove());
    expect(value()).toBeUndefined();
    await show({ asset: 'boat.avif', alt: '' }, true);
    expect(words()).not.toContain(picturesMessages.remove());
  });
});

describe('the dialog of pictures', () => {
  test('shows those of the brand before shared ones, lazily, and finds them by name, by Enter alone', async () => {
    await show({ asset: 'boat.avif', alt: '' });
    await openDialog();
    expect(names()).toEqual(['boat.avif', 'ferry.avif', 'logo.avif']);
    expect([...document.querySelectorAll('dialog h3')].map(({ textContent }) => textContent)).toEqual([
      picturesMessages.own({ site: 'Harbour' }),
      picturesMessages.inherited(),
    ]);
    expect(document.querySelectorAll('dialog img[loading=lazy]')).toHaveLength(3);
    expect(document.querySelector('[aria-current]')?.textContent).toContain('boat.avif');
    await fillIn('input[type=search]', picturesMessages.search(), 'ferr');
    expect(names()).toEqual(['ferry.avif']);
    const value = await show({ asset: 'boat.avif', alt: '' });
    await openDialog();
    await fillIn('input[type=search]', picturesMessages.search(), 'ferr');
    const search = document.querySelector('input[type=search]');
    await act(async () => search?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    expect(value()).toEqual({ asset: 'ferry.avif', alt: '' });
    await openDialog();
    await fillIn('input[type=search]', picturesMessages.search(), 'submarine');
    expect(words()).toContain(picturesMessages.noneFound());
  });

  test('can be loaded again after a failure', async () => {
    lists.push(() => Promise.reject(new StudioCallError('No answer.')));
    await show(undefined);
    await openDialog();
    expect(words()).toContain(failuresMessages.load({ reason: 'No answer.' }));
    await pressButton(failuresMessages.again());
    expect(names()).toEqual(['boat.avif', 'ferry.avif', 'logo.avif']);
  });

  test('uploads a dropped picture with its progress, and takes it', async () => {
    const value = await show(undefined);
    await openDialog();
    await drop(new File(['bytes'], 'Canoe.jpg'));
    expect(words()).toContain(picturesMessages.uploading({ file: 'Canoe.jpg' }));
    await act(async () => uploads[0]?.onProgress(0.25));
    expect(document.querySelector('progress')?.value).toBe(0.25);
    await act(async () => uploads[0]?.onProgress(1));
    expect(words()).toContain(picturesMessages.preparing({ file: 'Canoe.jpg' }));
    await act(async () => uploads[0]?.finish(picture('harbour', 'canoe.jpg')));
    expect(value()).toEqual({ asset: 'canoe.jpg', alt: '' });
  });

  test('shows why an upload is refused, and takes another file then', async () => {
    const value = await show(undefined);
    await openDialog();
    await drop(new File(['bytes'], 'boat.gif'));
    await act(async () => uploads[0]?.fail(new StudioCallError('This is no picture.')));
    expect(document.querySelector('dialog [role=alert]')?.textContent).toBe('This is no picture.');
    expect(value()).toBeUndefined();
    await drop(new File(['bytes'], 'boat.png'));
    expect(document.querySelector('dialog [role=alert]')?.textContent).toBe('');
  });

  test('ends an upload when it is closed', async () => {
    const value = await show(undefined);
    await openDialog();
    await drop(new File(['bytes'], 'canoe.jpg'));
    await pressButton(blockPickerMessages.close());
    expect(uploads[0]?.signal.aborted).toBe(true);
    await act(async () => uploads[0]?.finish(picture('harbour', 'canoe.jpg')));
    expect(value()).toBeUndefined();
  });
});
