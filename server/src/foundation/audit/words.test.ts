import { expect, test } from '@jest/globals'
import { calls } from '@atrium/shared-utility/contract'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readConfig } from '../config/config.ts'
import { attempts } from './attempts.ts'

const { repositoryFolder } = readConfig({})
const folder = path.join(repositoryFolder, 'microfrontends/sysop/src/messages')
const langs = ['zh-CN', 'en-US']

test.each(langs)('T09: every refused attempt has words in %s for operators', async (lang) => {
  const reasons = Object.keys(attempts).map((code) => `auditReason.${code}`)
  const actions = Object.values(attempts).map(({ action }) => `auditAction.${action}`)
  expect(await missingOf(lang, [...reasons, ...actions, 'auditAction.refusalFlood'])).toEqual([])
})

test.each(langs)('every action and every kind of target that the server writes down has words in %s', async (lang) => {
  const { actions, targets } = await writtenDown()
  expect(actions).toEqual(expect.arrayContaining(['stepUp', 'register', 'updateConnector', 'refusedProof']))
  expect(targets).toEqual(expect.arrayContaining(['platform', 'enterprise', 'connectorDomain', 'call']))
  const keys = [...actions.map((name) => `auditAction.${name}`), ...targets.map((name) => `auditTarget.${name}`)]
  expect(await missingOf(lang, keys)).toEqual([])
})

test.each(langs)('whichever call refused, operators read in %s what was attempted', async (lang) => {
  const keys = Object.keys(calls).map((name) => `auditCall.${name}`)
  expect(await missingOf(lang, keys)).toEqual([])
})

async function missingOf(lang: string, keys: string[]) {
  const words = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(path.join(folder, `${lang}.json`), 'utf8')))
  return keys.filter((key) => words[key] === undefined)
}

/** The literals of the server's own code. A vendor's actions begin with a capital. */
async function writtenDown() {
  const actions = new Set<string>()
  const targets = new Set<string>()
  for await (const file of glob('**/*.ts', { cwd: path.join(repositoryFolder, 'server/src') })) {
    if (file.endsWith('.test.ts') || file.startsWith('testing/')) continue
    const text = await readFile(path.join(repositoryFolder, 'server/src', file), 'utf8')
    for (const name of literalsOf(text, 'action')) actions.add(name)
    for (const [, name = ''] of text.matchAll(/\brecord\w*\('([a-z]\w*)'/g)) actions.add(name)
    for (const name of literalsOf(text, 'targetKind')) targets.add(name)
  }
  return { actions: [...actions], targets: [...targets] }
}

/** Also of both sides of a condition. */
function literalsOf(text: string, field: string) {
  const values = text.matchAll(new RegExp(String.raw`\b${field}: ([^,}\n]*)`, 'g'))
  return [...values].flatMap(([, value = '']) => [...value.matchAll(/'([a-z]\w*)'/g)].map(([, name = '']) => name))
}
