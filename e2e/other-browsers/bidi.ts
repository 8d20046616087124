type Message = ReturnType<typeof JSON.parse>;

/** A connection that speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #open = new Map<number, PromiseWithResolvers<Message>>();
  readonly #listeners = new Set<(method: string, params: Message) => void>();
  #id = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(data)));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#open.values()) reject(new Error('the browser is gone'));
    });
  }

  static async connect(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`nobody answers at ${url}`)), { once: true });
    await promise;
    return new BidiConnection(socket);
  }

  send(method: string, params: object): Promise<Message> {
    const id = ++this.#id;
    const answer = Promise.withResolvers<Message>();
    this.#open.set(id, answer);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  }

  /** Adds a listener for all events. The returned function removes it. */
  listen(listener: (method: string, params: Message) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    this.#socket.close();
  }

  #receive(message: Message): void {
    if (message.type === 'event') {
      for (const listener of this.#listeners) listener(message.method, message.params);
      return;
    }
    const answer = this.#open.get(message.id);
    this.#open.delete(message.id);
    if (message.type === 'success') answer?.resolve(message.result);
    else answer?.reject(new Error(`${message.error}: ${message.message}`));
  }
}
