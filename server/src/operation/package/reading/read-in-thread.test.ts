import { expect, test } from '@jest/globals'
import { givenApk } from '../test/given-package.ts'
import { readInThread } from './read-in-thread.ts'
import type { Source } from './source.ts'

const bytes = givenApk()
const task = { platform: 'apk', sizeBytes: bytes.length } as const
const stopping = new AbortController().signal
const source: Source = { sizeBytes: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) }
const endless: Source = { ...source, read: () => new Promise(() => undefined) }

test('S53: a thread of its own reads a package, and says what it is', async () => {
  expect(await readInThread(task, { source, stopping })).toMatchObject({
    kind: 'facts',
    facts: { packageName: 'com.example.field', versionCode: '7' },
  })
})

test('S53: a reader that comes to no end is ended, and the file is refused', async () => {
  const said = await readInThread(task, { source: endless, stopping, timeMs: 50 })
  expect(said).toEqual({ kind: 'refused', refusal: 'tooSlow' })
})

test('F03: a process that ends leaves the file for another one; a store that fails is no fault of the file', async () => {
  const ending = new AbortController()
  const left = readInThread(task, { source: endless, stopping: ending.signal })
  ending.abort()
  expect(await left).toBeNull()
  const failing: Source = { ...source, read: () => Promise.reject(new Error('the store is away')) }
  await expect(readInThread(task, { source: failing, stopping })).rejects.toThrow('the store is away')
})

test('S53: bytes that trip a reader up are a broken file', async () => {
  const tripping: Source = { ...source, read: async (_at, length) => Buffer.alloc(length, 0x50) }
  expect(await readInThread(task, { source: tripping, stopping })).toMatchObject({ kind: 'refused' })
})
