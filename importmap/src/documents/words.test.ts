import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { langs, problems } from '@atrium/shared-utility/contract'
import { repository } from '../repository.ts'
import { inlineTexts } from './inline-texts.ts'

/** Texts that have such a word and mean something else, each by its key, with what they mean. */
const others: Record<string, string> = {
  'auditDetail.tenantKey': 'what Feishu calls it',
  'jobError.processEnded': 'a process of the server',
  'jobEvent.left': 'a process of the server',
  'jobEvent.takenOver': 'a process of the server',
  'messengers.feishu.tenantKey': 'what Feishu calls it',
  'messengers.feishu.tenantKeyHelp': 'what Feishu calls it',
  'messengers.wechat.corpIdHelp': 'what WeCom calls it',
}

/** Sentences of the specification, which stay as they are. */
const worded = new Set(['forbidden', 'configMissing', 'interfaceMissing', 'bindLookupFailed'])

type Text = { place: string; text: string }

test('U08: no text has a word that docs/words.md says not to use', async () => {
  const refused = refusedWords(await read('docs/words.md'))
  expect(refused.length).toBeGreaterThan(15)
  const texts = [...(await dictionaries()), ...(await textsInCode()), ...problemTexts()]
  expect(texts.length).toBeGreaterThan(3000)
  const found = texts.flatMap(({ place, text }) =>
    refused.flatMap((word) => (isIn(word, text) ? [{ place, word, text }] : [])),
  )
  expect(found.filter(({ place }) => others[place] === undefined)).toEqual([])
  expect(Object.keys(others).filter((key) => !found.some(({ place }) => place === key))).toEqual([])
})

test('U08: texts in code are read wherever they stand', () => {
  const code = `
    const words = { 'zh-CN': { title: '标题', of: (n: number) => \`第 \${n} 页\` }, 'en-US': ['A list', told('mail', { text: 'A tenant' })] }
    const other = { title: 'not a text' }`
  expect(inlineTexts('words.ts', code)).toEqual(['标题', '第 {} 页', 'A list', 'mail', 'A tenant'])
})

type Refused = { word: string; inLabels: boolean }

/** The last column of the table of terms. */
function refusedWords(document: string): Refused[] {
  const [table = ''] = document.split('\n## In code')
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| thing'))
  return rows.flatMap((row) => {
    const words = row.split('|').at(-2)?.split(',') ?? []
    return words.flatMap((written): Refused[] => {
      const word = written.replace(/\(.*\)/, '').trim()
      return word === '' ? [] : [{ word, inLabels: written.includes('(in labels)') }]
    })
  })
}

/** A label is no sentence: it has neither stop nor comma. What stands for a value is no word. */
function isIn({ word, inLabels }: Refused, text: string) {
  if (inLabels && /[.?!,]/.test(text)) return false
  const said = text.replaceAll(/\{\w+\}/g, '').replaceAll('身份验证器', '')
  if (/[\u4e00-\u9fff]/.test(word)) return said.includes(word)
  return new RegExp(`\\b${word}\\b`, word === 'id' ? '' : 'i').test(said)
}

async function dictionaries(): Promise<Text[]> {
  const texts: Text[] = []
  for await (const file of glob('{server,shared-utility,root-config,microfrontends/*}/src/**/{en-US,zh-CN}.json', {
    cwd: repository,
  })) {
    const words: Record<string, unknown> = JSON.parse(await read(file))
    for (const [place, text] of Object.entries(words)) if (typeof text === 'string') texts.push({ place, text })
  }
  return texts
}

/**
 * The texts that code says in two languages on its own: a label that a server sends, a mail, a page that stands without
 * the shell.
 */
async function textsInCode(): Promise<Text[]> {
  const texts: Text[] = []
  for await (const file of glob('{server,shared-utility,root-config,microfrontends/*}/src/**/*.{ts,tsx}', {
    cwd: repository,
  })) {
    if (/\.test\.tsx?$|\/(test|testing)\//.test(file)) continue
    for (const text of inlineTexts(file, await read(file))) texts.push({ place: file, text })
  }
  return texts
}

/** The texts of refusals. The specification words some of them itself. */
function problemTexts(): Text[] {
  const own = Object.entries(problems).filter(([code]) => !worded.has(code))
  return own.flatMap(([code, entry]) => langs.map((lang) => ({ place: `problem.${code}`, text: entry[lang] })))
}

function read(file: string) {
  return readFile(path.join(repository, file), 'utf8')
}
