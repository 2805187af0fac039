import { bodyLimitBytes, readBody } from '@/lib/server/http/read-body'

const post = (body: BodyInit, headers = {}) =>
  readBody(new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit))

const inChunks = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

test('a character that is split between two chunks is read whole', async () => {
  const bytes = new TextEncoder().encode('{"a":"é"}')
  expect(await post(inChunks(bytes.slice(0, 7), bytes.slice(7)))).toEqual({ outcome: 'read', text: '{"a":"é"}' })
})

test('the limit itself is read, one byte more is not, whatever the header says', async () => {
  expect((await post('a'.repeat(bodyLimitBytes))).outcome).toBe('read')
  expect((await post(inChunks(new Uint8Array(bodyLimitBytes + 1).fill(97)))).outcome).toBe('too-large')
  expect((await post('{}', { 'content-length': String(bodyLimitBytes + 1) })).outcome).toBe('too-large')
})

test('other encodings are refused', async () => {
  expect((await post(Buffer.from('{"a":"é"}', 'latin1'))).outcome).toBe('not-utf8')
})

test('no body is an empty text', async () => {
  expect(await readBody(new Request('http://localhost/', { method: 'POST' }))).toEqual({ outcome: 'read', text: '' })
})

test('a client that disconnects half-way is not logged as our error', async () => {
  const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('gone')) })
  expect((await post(broken)).outcome).toBe('aborted')
})

describe('a client that sends nothing more', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('is given up after 10 seconds', async () => {
    const answer = post(
      new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array([123])) }),
    )
    await jest.advanceTimersByTimeAsync(9_999)
    await expect(Promise.race([answer, 'still reading'])).resolves.toBe('still reading')
    await jest.advanceTimersByTimeAsync(1)
    expect((await answer).outcome).toBe('too-slow')
  })
})
