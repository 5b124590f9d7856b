/** A stream of server-sent events, controlled by the test; pass it to vi.stubGlobal as `EventSource`. */
export class TestStream extends EventTarget {
  static readonly CLOSED = 2
  static readonly #open = new Map<string, TestStream>()
  readonly #path: string
  readyState = 1

  constructor(path: string) {
    super()
    this.#path = path
    TestStream.#open.set(path, this)
  }

  /** The open stream of a path. */
  static of(path: string): TestStream {
    const stream = TestStream.#open.get(path)
    if (!stream) throw new Error(`nobody listens to ${path}`)
    return stream
  }

  push(type: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }))
  }

  /** `forGood`: the browser does not reconnect. */
  breaks(forGood: boolean): void {
    this.readyState = forGood ? TestStream.CLOSED : 0
    this.dispatchEvent(new Event('error'))
  }

  opens(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  close(): void {
    if (TestStream.#open.get(this.#path) === this) TestStream.#open.delete(this.#path)
  }
}
