import { execFileSync, execSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { readFileCosts } from '../costs/areas.ts'
import { withCosts } from './costs.mjs'

test('every process that a test starts is counted, however it is started', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'atrium-costs-'))
  process.env.TEST_COSTS_FOLDER = folder
  await withCosts('a.test.ts', async () => {
    spawnSync('true')
    execFileSync('true')
    execSync('true')
    await once(spawn('true'), 'exit')
  })
  expect(readFileCosts(folder).costs).toMatchObject([{ file: 'a.test.ts', processes: 4 }])
  rmSync(folder, { recursive: true })
})
