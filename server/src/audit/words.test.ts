import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { attempts } from './attempts.ts'

const folder = path.join(readConfig({}).repositoryFolder, 'microfrontends/sysop/src/messages')

test.each(['zh-CN', 'en-US'])('T09: every refused attempt has words in %s for operators', async (lang) => {
  const words = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(path.join(folder, `${lang}.json`), 'utf8')))
  const reasons = Object.keys(attempts).map((code) => `auditReason.${code}`)
  const actions = Object.values(attempts).map(({ action }) => `auditAction.${action}`)
  const missing = [...reasons, ...actions, 'auditAction.refusalFlood'].filter((key) => words[key] === undefined)
  expect(missing).toEqual([])
})
