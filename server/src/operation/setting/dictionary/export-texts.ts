import { Readable } from 'node:stream'
import { langs, type CallParsed, type Lang } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { jsonOf } from './format-json.ts'
import { selectTextState } from './queries.ts'
import { readTexts, sayingOf, wantedOf, type Text } from './texts.ts'
import { xliffOf } from './write-xliff.ts'

/** Drafts are in it: an export to be worked on holds the texts that would be published. */
export async function exportTexts(asked: CallParsed<'exportTexts'>, { db, services }: Context) {
  const { revision } = await selectTextState(db)
  const texts = await readTexts(db, await services.shippedTexts())
  const { content, rows } = asked.format === 'json' ? asJson(texts, asked, revision) : asXliff(texts, asked)
  const [extension, type] = asked.format === 'json' ? ['json', 'application/json'] : ['xlf', 'application/xliff+xml']
  const name = `atrium-dictionary-${revision}${asked.format === 'json' ? '' : `.${asked.target}`}.${extension}`
  return { name, type, open: async () => ({ rows, isCut: false, body: Readable.from([Buffer.from(content)]) }) }
}

type TextSelection = Pick<CallParsed<'exportTexts'>, 'what' | 'target'>

function asJson(texts: readonly Text[], { what }: TextSelection, revision: number) {
  const of = (lang: Lang) =>
    texts.flatMap((text) => {
      const said = what === 'all' ? sayingOf(text, lang) : wantedOf(text, lang)
      return said === null ? [] : [[text.id, said] as const]
    })
  const [zh, en] = [of('zh-CN'), of('en-US')]
  const said = { 'zh-CN': Object.fromEntries(zh), 'en-US': Object.fromEntries(en) }
  return { content: jsonOf(said, revision), rows: zh.length + en.length }
}

function asXliff(texts: readonly Text[], { what, target }: TextSelection) {
  const source = langs.find((lang) => lang !== target) ?? target
  const units = texts
    .filter((text) => text.shipped !== undefined && (what === 'all' || wantedOf(text, target) !== null))
    .map((text) => ({
      id: text.id,
      source: sayingOf(text, source) ?? '',
      target: sayingOf(text, target),
      isOwn: wantedOf(text, target) !== null,
    }))
  return { content: xliffOf(units, { source, target }), rows: units.length }
}
