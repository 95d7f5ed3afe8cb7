import { beforeAll, expect, test } from '@jest/globals'
import { givenApk } from '../test/given-package.ts'
import { packageTask } from './package-task.ts'
import { programOf } from '../../../../foundation/file/reader/program.ts'
import { readInThread } from '../../../../foundation/file/reader/read-in-thread.ts'
import type { Source } from '../../../../foundation/file/reader/source.ts'

const bytes = givenApk()
const task = packageTask({ platform: 'apk', sizeBytes: bytes.length })
const source: Source = { sizeBytes: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) }
let program = ''

beforeAll(async () => {
  program = (await programOf(task.worker)).thread
})

test('S53: a thread of its own reads a package, and says what it is', async () => {
  expect(await readInThread(task, { program, source })).toMatchObject({
    kind: 'facts',
    facts: { packageName: 'com.example.field', versionCode: '7' },
  })
})

test('F03: a store that fails is no fault of the file', async () => {
  const failing: Source = { ...source, read: () => Promise.reject(new Error('the store is away')) }
  await expect(readInThread(task, { program, source: failing })).rejects.toThrow('the store is away')
})

test('S53: bytes that trip a reader up are a broken file', async () => {
  const tripping: Source = { ...source, read: async (_at, length) => Buffer.alloc(length, 0x50) }
  expect(await readInThread(task, { program, source: tripping })).toMatchObject({ kind: 'refused' })
})
