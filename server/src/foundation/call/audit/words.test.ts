import { expect, test } from '@jest/globals'
import {
  auditActions,
  auditDetails,
  auditTargets,
  type Call,
  calls,
  entranceReasons,
} from '@atrium/shared-utility/contract'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readConfig } from '../../process/config/config.ts'
import { attempts } from './attempts.ts'

const { repositoryFolder } = readConfig({})
const folder = path.join(repositoryFolder, 'shared-utility/src/console/audit/messages')
const langs = ['zh-CN', 'en-US']

test.each(langs)('T09: every refused attempt has words in %s for operators', async (lang) => {
  const reasons = Object.keys(attempts).map((code) => `auditReason.${code}`)
  expect(await missingOf(lang, reasons)).toEqual([])
})

test.each(langs)('every action, every kind of target and every reason of ours has words in %s', async (lang) => {
  const actions = auditActions.map((name) => `auditAction.${name}`)
  const targets = auditTargets.map((name) => `auditTarget.${name}`)
  const reasons = entranceReasons.map((name) => `signInReason.${name}`)
  expect(await missingOf(lang, [...actions, ...targets, ...reasons])).toEqual([])
})

test.each(langs)('U08: whatever an entry says besides has words in %s', async (lang) => {
  const details = auditDetails.map((name) => `auditDetail.${name}`)
  expect(await missingOf(lang, details)).toEqual([])
})

test('each call has a title in both languages, and names what it changes in both', () => {
  const odd = Object.entries<Call>(calls).filter(([, { title, target }]) =>
    [title, ...(target ? [[target[1], target[2]] as const] : [])].some(
      ([zh, en]) => !/\p{Script=Han}/u.test(zh) || !/^[A-Z][^\p{Script=Han}]+[^.]$/u.test(en),
    ),
  )
  expect(odd.map(([name]) => name)).toEqual([])
})

async function missingOf(lang: string, keys: string[]) {
  const words = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(path.join(folder, `${lang}.json`), 'utf8')))
  return keys.filter((key) => words[key] === undefined)
}
