import { type Call, calls } from '../../contract/index.ts'
import { auditMessages } from './words.ts'

const prefix = 'auditAction.'
const langs = ['zh-CN', 'en-US'] as const

/** Every action that the log may name and every call that it may name as refused, by what people read. */
function titles(lang: (typeof langs)[number]) {
  const place = langs.indexOf(lang)
  const ofCalls = Object.entries<Call>(calls).map(([name, { title }]) => [name, title[place] ?? ''] as const)
  const words = Object.entries(auditMessages[lang]).flatMap(([key, word]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), word] as const] : [],
  )
  return new Map([...ofCalls, ...words])
}

test.each(langs)('no two acts of the audit log have the same name in %s', (lang) => {
  const named = Map.groupBy(titles(lang), ([, title]) => title.toLowerCase())
  const shared = [...named].flatMap(([title, acts]) => (acts.length > 1 ? [[title, ...acts.map(([act]) => act)]] : []))
  expect(shared).toEqual([])
})
