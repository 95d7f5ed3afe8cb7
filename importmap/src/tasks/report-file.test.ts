import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { makeOwnFolder, reportFile, reportFolder } from './report-file.ts'

test('reports of another run that is under way stay, and those of runs that are over go', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'atrium-reports-'))
  const over = String(spawnSync('true').pid)
  const underWay = String(process.ppid)
  for (const name of [over, underWay, String(process.pid)]) {
    mkdirSync(path.join(parent, name))
    writeFileSync(path.join(parent, name, 'jest.json'), '{}')
  }
  writeFileSync(path.join(parent, 'playwright.json'), '{}')
  const mine = makeOwnFolder(parent)
  expect(readdirSync(parent).sort()).toEqual([underWay, String(process.pid)].sort())
  expect(readdirSync(mine)).toEqual([])
  rmSync(parent, { recursive: true })
})

test('a report begins anew each time that it is asked for', () => {
  const folder = reportFolder('costs')
  writeFileSync(path.join(folder, '1.jsonl'), '{}')
  expect(readdirSync(reportFolder('costs'))).toEqual([])
  expect(path.dirname(reportFile('jest.json'))).toBe(path.dirname(folder))
})
