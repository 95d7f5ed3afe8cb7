import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { removeLeftBehind } from './database-folder.ts'

/** No system gives a process this number. */
const gone = 2 ** 30

test('databases that a process has left which is gone are removed, wherever they are, and nothing else', () => {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'left-behind-'))
  const kept = [`atrium-test-${process.pid}-aaaaaa`, 'atrium-story-bbbbbb', 'others'].sort()
  for (const name of [...kept, `atrium-test-${gone}-cccccc`])
    mkdirSync(path.join(parent, name, 'pgdata'), { recursive: true })
  removeLeftBehind(parent)
  expect(readdirSync(parent).sort()).toEqual(kept)
  rmSync(parent, { recursive: true })
})
