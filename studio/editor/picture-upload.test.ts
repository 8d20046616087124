import { describe, expect, test } from 'vitest';
import { picturesMessages } from '../messages/pictures.messages.gen.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import { PICTURE_UPLOAD_LIMIT } from '../picture-types.ts';
import { failuresMessages } from './failures.messages.gen.ts';
import { findUploadRefusal, sendPicture, type UploadRequest } from './picture-upload.ts';
import { StudioCallError } from './studio-client.ts';

class FakeUploadRequest extends EventTarget implements UploadRequest {
  readonly sent: unknown[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  open(...parts: unknown[]) {
    this.sent.push(parts);
  }
  setRequestHeader(...header: unknown[]) {
    this.sent.push(header);
  }
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  report(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }));
  }
  answer(status: number, body: string) {
    Object.assign(this, { status, responseText: body });
    this.dispatchEvent(new Event('load'));
  }
}

function start(signal = new AbortController().signal) {
  const request = new FakeUploadRequest();
  const progress: number[] = [];
  const file = new Blob(['bytes']);
  const onProgress = (share: number) => progress.push(share);
  const result = sendPicture(request, { url: '/api/picture', writeToken: 'token', file, onProgress, signal });
  return { request, progress, file, result };
}

describe('an upload of a picture', () => {
  test('sends the bytes with the write token, reports progress and returns the answer', async () => {
    const { request, progress, file, result } = start();
    request.report(1, 4);
    request.report(4, 4);
    request.answer(201, '{"picture":{"name":"boat.jpg"}}');
    expect(await result).toEqual({ picture: { name: 'boat.jpg' } });
    expect(progress).toEqual([0.25, 1]);
    expect(request.sent).toEqual([
      ['POST', '/api/picture'],
      ['content-type', 'application/octet-stream'],
      ['x-studio-token', 'token'],
      file,
    ]);
  });

  test.each([
    [413, '{"message":"Too large."}', 'Too large.'],
    [502, '<html>', requestsMessages.broken()],
    [200, '{}', requestsMessages.broken()],
  ])('that is answered with status %d and %s fails with a message for the editor', async (status, body, message) => {
    const { request, result } = start();
    request.answer(status, body);
    await expect(result).rejects.toEqual(new StudioCallError(message));
  });

  test('without a connection fails with a message for the editor', async () => {
    const { request, result } = start();
    request.dispatchEvent(new Event('error'));
    await expect(result).rejects.toEqual(new StudioCallError(failuresMessages.connection()));
  });

  test('ends when its dialog is closed', async () => {
    const closed = new AbortController();
    const { result } = start(closed.signal);
    closed.abort(new Error('closed'));
    await expect(result).rejects.toEqual(new Error('closed'));
  });
});

test('files that are no pictures or too large are refused before they are sent', () => {
  const file = { name: 'boat.heic', size: 10, type: 'image/heic' };
  expect(findUploadRefusal(file)).toBe(picturesMessages.wrongType({ file: 'boat.heic' }));
  expect(findUploadRefusal({ ...file, type: 'image/png', size: PICTURE_UPLOAD_LIMIT + 1 })).toBe(
    picturesMessages.tooLarge(),
  );
  expect(findUploadRefusal({ ...file, type: 'image/png', size: PICTURE_UPLOAD_LIMIT })).toBeNull();
  expect(findUploadRefusal({ ...file, type: '' })).toBeNull();
});
