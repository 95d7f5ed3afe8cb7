import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Artifact } from '@atrium/shared-utility/contract'
import { RunBroken, runFolderPrefix, runInBrowser } from './run-in-browser.ts'
import type { RunTask } from './task.ts'

// These tests are of what comes before there is a browser: none is needed.
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-beginning-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const none: Omit<Artifact, 'slug' | 'kind'> = {
  version: '1.0.0',
  files: {},
  entries: {},
  imports: {},
  exports: {},
  css: [],
}
const manifest: Artifact = { ...none, slug: 'probe', kind: 'parcel' }

function begun(inFolder: string, stopping = new AbortController().signal) {
  const chromium = { path: '/none/chromium', isSandboxed: false }
  const task: RunTask = { manifest, stage: { parts: [], headers: {} }, lang: 'en-US', chromium }
  return runInBrowser(task, { folder: inFolder, read: async () => null, onProgress: () => undefined, stopping })
}

test('what a killed process has left goes, also where the one after it has the same number, as in a container', async () => {
  await mkdir(path.join(folder, `${runFolderPrefix}${process.pid}-killed`))
  await expect(begun(folder)).rejects.toThrow(RunBroken)
  expect(await readdir(folder)).toEqual([])
})

test('where there is no room for a run, that is what is said', async () => {
  await expect(begun(path.join(folder, 'none'))).rejects.toThrow(/^no folder can be made for it: ENOENT/)
})

test('a process that is told to stop while it prepares a run begins none', async () => {
  const stopping = new AbortController()
  const run = begun(folder, stopping.signal)
  stopping.abort()
  expect(await run).toBeNull()
  expect(await readdir(folder)).toEqual([])
})
