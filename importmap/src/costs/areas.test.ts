import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { readFileCosts } from './areas.ts'

test('costs are read as far as they can be, and a line that was cut short is named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'atrium-costs-'))
  const cost = { file: 'a.test.ts', seconds: 1.5, processes: 0, servers: 1 }
  writeFileSync(path.join(folder, '1.jsonl'), `${JSON.stringify(cost)}\n{"file":"b.te`)
  writeFileSync(path.join(folder, '2.jsonl'), `${JSON.stringify(cost)}\n`)
  writeFileSync(path.join(folder, '3.jsonl'), '')
  const { costs, unread } = readFileCosts(folder)
  rmSync(folder, { recursive: true })
  expect(costs).toEqual([cost, cost])
  expect(unread).toEqual(['1.jsonl: {"file":"b.te'])
})
