import { execFile } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { givenApk } from '../test/given-package.ts'
import { packageTask } from './package-task.ts'
import { readInProcess } from '../../../../foundation/file/reader/read-in-process.ts'
import type { Source } from '../../../../foundation/file/reader/source.ts'

const bytes = givenApk()
const task = packageTask({ platform: 'apk', sizeBytes: bytes.length })
const stopping = new AbortController().signal
const source: Source = { sizeBytes: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) }
const endless: Source = { ...source, read: () => new Promise(() => undefined) }

test('S53: a process of its own reads a package, and says what it is', async () => {
  expect(await readInProcess(task, { source, stopping, patienceMs: 60_000 })).toMatchObject({
    kind: 'facts',
    facts: { packageName: 'com.example.field', versionCode: '7' },
  })
})

test('S53: a reader that a file has got hold of reads and writes no file, starts nothing and has no environment', async () => {
  const here = fileURLToPath(import.meta.url)
  const worker = new URL('../test/prying.ts', import.meta.url).href
  const of = { readable: here, writable: path.join(os.tmpdir(), 'atrium-prying') }
  const prying = { worker, of, sizeBytes: 0 }
  const refused = 'ERR_ACCESS_DENIED'
  expect(await readInProcess(prying, { source, stopping, patienceMs: 60_000 })).toEqual({
    kind: 'facts',
    facts: { reading: refused, writing: refused, starting: refused, environment: [] },
  })
})

test('S53: a reader that takes more memory than it may is ended, and the file is refused', async () => {
  const small = { ...task, memoryMegabytes: 1 }
  const said = await readInProcess(small, { source: endless, stopping, patienceMs: 60_000 })
  expect(said).toEqual({ kind: 'refused', refusal: 'bomb' })
})

test('S53: a reader that takes more of the processor than it may is ended, and the file is refused', async () => {
  const said = await readInProcess({ ...task, timeMs: 0 }, { source: endless, stopping, patienceMs: 60_000 })
  expect(said).toEqual({ kind: 'refused', refusal: 'tooSlow' })
})

test('F03: a process that ends leaves the file for another one; a store that fails or is slow is no fault of the file', async () => {
  const ending = new AbortController()
  const left = readInProcess(task, { source: endless, stopping: ending.signal })
  ending.abort()
  expect(await left).toBeNull()
  const failing: Source = { ...source, read: () => Promise.reject(new Error('the store is away')) }
  const patient = { stopping, patienceMs: 60_000 }
  await expect(readInProcess(task, { source: failing, ...patient })).rejects.toThrow('the store is away')
  await expect(readInProcess(task, { source: endless, stopping, patienceMs: 1 })).rejects.toThrow('in time')
})

const grown = z.object({ sizeBytes: z.number(), refusal: z.string(), grownMegabytes: z.number() })

test.each([
  ['list', 'nameInvalid'],
  ['manifest', 'textTooLong'],
])('S53: texts that lie over each other in a %s of 130 KB do not become gigabytes', async (kind, refusal) => {
  const script = fileURLToPath(new URL('../test/peak.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', script, kind])
  const said = grown.parse(JSON.parse(stdout))
  expect(said).toMatchObject({ refusal })
  expect(said.sizeBytes).toBeLessThan(200_000)
  expect(said.grownMegabytes).toBeLessThan(64)
})
