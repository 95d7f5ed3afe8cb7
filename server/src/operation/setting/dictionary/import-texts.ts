import { ownText, Problem, type CallOutput, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { inSlices } from '../../../foundation/call/wording/in-slices.ts'
import type { Misfit } from '../../../foundation/call/wording/misfit.ts'
import { saidProblem } from '../../../foundation/call/wording/own-words.ts'
import { draftingOf, type Drafting } from './drafting.ts'
import { readJson } from './format-json.ts'
import { lockTextState } from './queries.ts'
import type { ReadText } from './read-text.ts'
import { readXliff } from './read-xliff.ts'
import { readTexts, type Text } from './texts.ts'
import { keep } from './write-text.ts'

const mostBytes = 4 * 1024 * 1024
const mostShown = 100

type Imported = CallOutput<'importTexts'>

/** Makes drafts of the texts that differ in the file. A text that does not fit is named, and keeps no other out. */
export async function importTexts({ isTrial }: CallParsed<'importTexts'>, context: Context) {
  return async (bytes: AsyncIterable<Buffer>): Promise<Imported> => {
    const content = await contentOf(bytes)
    const read = /^\s*</.test(content) ? await readXliff(content) : readJson(content)
    return context.services.tx(platform, (db) => take(read, isTrial, { ...context, db }))
  }
}

async function take(read: readonly ReadText[], isTrial: boolean, context: Context): Promise<Imported> {
  const { db, services } = context
  await lockTextState(db)
  const texts = new Map((await readTexts(db, await services.shippedTexts())).map((text) => [text.id, text]))
  // Of two entries for one text the last counts.
  const unique = [...new Map(read.map((one) => [`${one.lang} ${one.id}`, one])).values()]
  const taken = await inSlices(unique, async (one) => ({ one, drafting: await taking(one, texts.get(one.id)) }))
  const draftings = taken.map(({ drafting }) => drafting)
  const refused = taken.flatMap(({ one, drafting }) => (drafting.kind === 'unfit' ? [{ ...one, ...drafting }] : []))
  const same = draftings.filter(({ kind }) => kind === 'same').length
  const changed = draftings.length - same - refused.length
  if (!isTrial && (await keep(draftings, context))) {
    const diff = { texts: changed, refused: refused.length }
    await recordAct(context, { action: 'importTexts', targetKind: 'text', targetId: '', entId: null, diff })
  }
  const shown = refused.slice(0, mostShown)
  const said = shown.map(({ id, lang, misfit }) => ({ id: id.slice(0, 300), lang, msg: sayingWhy(misfit, context) }))
  return { changed, same, refusedCount: refused.length, refused: said }
}

async function taking({ lang, text: written, misfit }: ReadText, text: Text | undefined): Promise<Drafting> {
  if (text === undefined) return { kind: 'unfit', misfit: { code: 'textUnknown', params: {} } }
  if (misfit !== null) return { kind: 'unfit', misfit }
  if (!ownText.safeParse(written).success) return { kind: 'unfit', misfit: { code: 'textUnusable', params: {} } }
  return draftingOf(text, lang, written)
}

function sayingWhy(misfit: Misfit, { lang, services }: Context) {
  return saidProblem(services.ownWords.current(), misfit, lang)
}

async function contentOf(bytes: AsyncIterable<Buffer>) {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > mostBytes) throw new Problem('requestTooLarge')
    pieces.push(piece)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces))
  } catch {
    throw new Problem('textFileUnreadable', { reason: 'UTF-8' })
  }
}
