import { expect, test, vi } from 'vitest';
import { cmsMessages } from '../../messages/cms.messages.gen.ts';
import { picturesMessages } from '../../messages/pictures.messages.gen.ts';
import type { StudioPicture } from '../../picture-types.ts';
import { CmsCallError, type CmsPort } from './cms-port.ts';
import type { TicketedServer } from './ticketed-server.ts';
import { uploadToCms } from './upload-to-cms.ts';

const FILE = new File(['bytes'], 'My boat.png', { type: 'image/png' });
const PICTURE: StudioPicture = { name: 'my-boat.png', site: 'lantern', format: 'png', width: 8, height: 4 };

interface CmsAnswer {
  readonly refusal?: number;
  readonly picture?: StudioPicture | null;
  readonly isAborted?: boolean;
}

/** Uploads to a CMS that stores the picture or refuses it with a status. */
function upload(file: File, { refusal = 0, picture = PICTURE, isAborted = false }: CmsAnswer = {}) {
  const calls: unknown[] = [];
  const cms: CmsPort = {
    call: async (call, parameters) => {
      calls.push([call, parameters]);
      const body = { errors: [{ message: 'No permission for "directus_files".' }] };
      if (refusal > 0) throw new CmsCallError({ status: refusal, body });
      return { filename_download: 'my-boat.png' };
    },
  };
  const server: TicketedServer = {
    ticket: () => '',
    call: async (method, path) => {
      calls.push([method, path]);
      return { picture };
    },
  };
  const onProgress = vi.fn();
  const signal = isAborted ? AbortSignal.abort(new Error('closed')) : new AbortController().signal;
  return { calls, onProgress, stored: uploadToCms(cms, server, 'lantern', file, { onProgress, signal }) };
}

test('an upload is stored in the CMS, and is the picture that the shop has then', async () => {
  const { calls, onProgress, stored } = upload(FILE);
  expect(await stored).toEqual(PICTURE);
  expect(calls).toEqual([
    ['uploadPicture', { site: 'lantern', file: FILE }],
    ['GET', '/api/published-picture?site=lantern&name=my-boat.png'],
  ]);
  expect(onProgress.mock.calls).toEqual([[1]]);
});

test.each([
  [403, cmsMessages.noUploads({ site: 'lantern' })],
  [413, picturesMessages.tooLarge()],
  [415, picturesMessages.wrongType({ file: FILE.name })],
  [422, 'No permission for "directus_files".'],
])('an upload that the CMS refuses with %i is refused in words', async (refusal, message) => {
  await expect(upload(FILE, { refusal }).stored).rejects.toThrow(message);
});

test('a picture that the shop does not have in time is not chosen', async () => {
  const { stored } = upload(FILE, { picture: null });
  await expect(stored).rejects.toThrow(cmsMessages.pictureLater({ name: 'my-boat.png' }));
});

test('a file of another type is not sent to the CMS', async () => {
  const { calls, stored } = upload(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
  await expect(stored).rejects.toThrow(picturesMessages.wrongType({ file: 'a.pdf' }));
  expect(calls).toEqual([]);
});

test('an upload whose dialog was closed is not waited for', async () => {
  const { calls, stored } = upload(FILE, { isAborted: true });
  await expect(stored).rejects.toThrow('closed');
  expect(calls).toHaveLength(1);
});
