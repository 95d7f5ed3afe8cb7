import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, jest, test } from '@jest/globals'
import { withTestLock } from './test-lock.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'atrium-test-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a second run of the tests waits for the first, says so, and runs after it', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const file = path.join(folder, 'one.lock')
  const waits = Promise.withResolvers<void>()
  log.mockImplementation(() => waits.resolve())
  const done: string[] = []
  await Promise.all([
    withTestLock(async () => {
      await waits.promise
      done.push('first')
    }, file),
    withTestLock(async () => void done.push('second'), file),
  ])
  expect(log.mock.calls).toEqual([[`Waiting for process ${process.pid}, which runs the tests here ...`]])
  expect(done).toEqual(['first', 'second'])
})

test('a run that was killed holds up no other', async () => {
  const file = path.join(folder, 'dead.lock')
  writeFileSync(file, JSON.stringify({ pid: spawnSync('true').pid, startedAt: '', token: 'dead' }))
  expect(await withTestLock(async () => 'ran', file)).toBe('ran')
})
