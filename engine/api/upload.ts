/** Maximum bytes of an upload: a picture of 10 MB plus multipart framing. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024 + 64 * 1024;

/** A multipart body that is streamed to the API once, up to a size limit. */
export class StreamedUpload {
  readonly contentType: string;
  readonly stream: ReadableStream<Uint8Array>;
  #size = 0;
  readonly #most: number;

  constructor(contentType: string, stream: ReadableStream<Uint8Array>, most = MAX_UPLOAD_BYTES) {
    this.contentType = contentType;
    this.#most = most;
    this.stream = stream.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          this.#size += chunk.byteLength;
          if (this.exceeded) controller.error(new Error('the upload is too large'));
          else controller.enqueue(chunk);
        },
      }),
    );
  }

  /** Whether the limit was exceeded; then the stream has failed. */
  get exceeded(): boolean {
    return this.#size > this.#most;
  }
}
