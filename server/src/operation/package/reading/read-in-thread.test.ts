import { expect, test } from '@jest/globals'
import { givenApk } from '../test/given-package.ts'
import { packageTask } from './package-task.ts'
import { readInThread } from '../../../foundation/reader/read-in-thread.ts'
import type { Source } from '../../../foundation/reader/source.ts'

const bytes = givenApk()
const task = packageTask({ platform: 'apk', sizeBytes: bytes.length })
const source: Source = { sizeBytes: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) }

test('S53: a thread of its own reads a package, and says what it is', async () => {
  expect(await readInThread(task, { source })).toMatchObject({
    kind: 'facts',
    facts: { packageName: 'com.example.field', versionCode: '7' },
  })
})

test('F03: a store that fails is no fault of the file', async () => {
  const failing: Source = { ...source, read: () => Promise.reject(new Error('the store is away')) }
  await expect(readInThread(task, { source: failing })).rejects.toThrow('the store is away')
})

test('S53: bytes that trip a reader up are a broken file', async () => {
  const tripping: Source = { ...source, read: async (_at, length) => Buffer.alloc(length, 0x50) }
  expect(await readInThread(task, { source: tripping })).toMatchObject({ kind: 'refused' })
})
