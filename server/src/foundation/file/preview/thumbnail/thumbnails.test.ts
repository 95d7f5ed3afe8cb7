import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sumBytes } from '../../file/file-query.ts'
import { colourAt, givenPhoto } from '../../picture/test/given-photo.ts'
import { givenPng } from '../../picture/test/given-png.ts'
import { readInProcess, type ReadFile } from '../../reader/read-in-process.ts'
import type { Task } from '../../reader/thread-words.ts'
import { readHere } from '../../../../test/read-here.ts'
import { outcome, startPreviews } from '../test/given-previews.ts'
import { createThumbnails } from './thumbnails.ts'

let given: Awaited<ReturnType<typeof startPreviews>>
beforeAll(async () => {
  given = await startPreviews()
})
afterAll(() => given.close())
beforeEach(() => given.forget())

/** Those of a further process, and what it has read. */
function process(readFile: ReadFile = readHere) {
  const tasks: Task[] = []
  const read: ReadFile = (task, options) => {
    tasks.push(task)
    return readFile(task, options)
  }
  const { files, tx } = given.server.services
  return { tasks, thumbnails: createThumbnails({ files, tx, log: given.log, now: () => new Date(), readFile: read }) }
}

const see = (file: Parameters<typeof given.see>[0], { thumbnails } = process()) => given.see(file, thumbnails)
const photo = { bytes: givenPhoto({ width: 960, height: 480, remark: '39.9042 N' }), mediaType: 'image/jpeg' }

test('a photo becomes a small JPEG without what its camera wrote, which is kept for the next reader, in any process', async () => {
  const file = await given.givenFile(photo)
  const [one, two] = [process(), process()]
  const seen = await Promise.all([see(file, one), see(file, one), see(file, two)])
  expect(new Set(seen.map(({ id }) => id)).size).toBe(1)
  expect(one.tasks.length + two.tasks.length).toBe(1)
  const [small] = seen
  expect(small).toMatchObject({ name: 'small.jpg', media_type: 'image/jpeg', expires_at: null })
  const bytes = await given.contentOf(small ?? file)
  expect(colourAt(bytes, 0.2, 0.2)).toEqual({ width: 480, height: 240, colour: 'red' })
  expect(bytes.includes('39.9042')).toBe(false)
})

test('a photo that its camera has turned is seen upright', async () => {
  const bytes = givenPhoto({ width: 960, height: 480, orientation: 6 })
  const small = await given.contentOf(await see(await given.givenFile({ ...photo, bytes })))
  // What was on the left above is on the right above.
  expect(colourAt(small, 0.8, 0.2)).toEqual({ width: 240, height: 480, colour: 'red' })
  expect(colourAt(small, 0.2, 0.2).colour).toBe('blue')
})

test('a picture without loss stays so, and a small one is not made larger', async () => {
  const small = await see(await given.givenFile({ bytes: givenPng({ sizePx: 30 }), mediaType: 'image/png' }))
  expect(small).toMatchObject({ name: 'small.webp', media_type: 'image/webp' })
  expect(colourAt(await given.contentOf(small), 0, 0)).toMatchObject({ width: 30, height: 30 })
})

test('the reader’s own process, which may read no file, makes one', async () => {
  const patient: ReadFile = (task, options) => readInProcess(task, { ...options, patienceMs: 60_000 })
  const small = await see(await given.givenFile(photo), process(patient))
  expect(colourAt(await given.contentOf(small), 0.2, 0.2)).toMatchObject({ width: 480, colour: 'red' })
})

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each([
  ['a PNG of 60 000 by 60 000', 'image/png', givenPng({ claimedPx: 60_000 })],
  ['a PNG that says more pixels than it has', 'image/png', givenPng({ claimedPx: 2000 })],
  ['a photo that is cut', 'image/jpeg', photo.bytes.subarray(0, -200)],
  ['an SVG with a script', 'image/png', Buffer.from(script)],
  [
    'a script that begins like a photo',
    'image/jpeg',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(script)]),
  ],
  ['a BMP that is called a PNG', 'image/png', Buffer.from('BM')],
  ['a WebP that is cut', 'image/webp', Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4H', 'base64')],
  ['a GIF without a picture', 'image/gif', Buffer.from('GIF89a\u0004\0\u0004\0\0\0\0;', 'latin1')],
])('S51: %s gives no thumbnail, keeps nothing, and is read once', async (_, mediaType, bytes) => {
  const file = await given.givenFile({ bytes, mediaType })
  const reading = process()
  expect(await outcome(see(file, reading))).toBe('thumbnailNotMade')
  expect(await given.previewsKept(file)).toEqual([])
  expect(() => reading.thumbnails.of(file)).toThrow(expect.objectContaining({ code: 'thumbnailNotMade' }))
  expect(reading.tasks).toHaveLength(1)
  // Pages are told of it beforehand.
  const named = { id: file.id, mediaType, sizeBytes: bytes.length }
  expect([process(), reading].map(({ thumbnails }) => thumbnails.mayHave(named))).toEqual([true, false])
  expect(given.said).toEqual([])
})

test('S51: what a reader says that a file has got hold of is not kept, unless it is such a picture', async () => {
  const lies = [Buffer.from(script), givenPng(), Buffer.concat([photo.bytes.subarray(0, 20), Buffer.from(script)])]
  for (const facts of lies) {
    const file = await given.givenFile(photo)
    const lying = process((async () => ({ kind: 'facts', facts })) as unknown as ReadFile)
    expect(await outcome(see(file, lying))).toBe('thumbnailNotMade')
    expect(await given.previewsKept(file)).toEqual([])
  }
})

test('S51: a picture that takes its reader too much gives none; what is not a picture, or too large a file, is not read', async () => {
  const file = await given.givenFile(photo)
  const bomb = process((async () => ({ kind: 'refused', refusal: 'bomb' })) as unknown as ReadFile)
  expect(await outcome(see(file, bomb))).toBe('thumbnailNotMade')
  expect(bomb.tasks[0]).toMatchObject({ timeMs: 10_000, memoryMegabytes: 768 })
  const unread = process()
  const others = [await given.givenFile({ mediaType: 'text/plain' }), { ...file, size_bytes: 51 * 1024 * 1024 }]
  for (const other of others)
    expect(() => unread.thumbnails.of(other)).toThrow(expect.objectContaining({ code: 'thumbnailNotMade' }))
  expect(unread.tasks).toEqual([])
})

test('F03: a reader that dies is told to operators, and the next look makes the thumbnail', async () => {
  const file = await given.givenFile(photo)
  const dying = process(() => Promise.reject(new Error('the reader ended: SIGKILL')))
  expect(await outcome(see(file, dying))).toBe('thumbnailNotMade')
  expect(given.said.join('')).toContain('a thumbnail could not be made')
  expect(await given.previewsKept(file)).toEqual([])
  expect((await see(file)).status).toBe('stored')
})

test('a thumbnail takes nothing of a quota, and goes with its picture', async () => {
  const { id: entId } = await given.server.given.enterprise()
  const file = await given.givenFile({ ...photo, entId })
  const used = () => given.inPlatform((db) => sumBytes(db, entId))
  const before = await used()
  expect(await see(file)).toMatchObject({ ent_id: entId, preview_of: file.id })
  expect(await used()).toBe(before)
  await given.remove(file.id)
  expect(await given.previewsKept(file)).toEqual([])
  expect(await outcome(see(file))).toBe('fileMissing')
})
