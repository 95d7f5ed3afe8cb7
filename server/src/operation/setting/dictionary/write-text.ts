import { createHash } from 'node:crypto'
import { langs, Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { saidProblem } from '../../../foundation/call/wording/own-words.ts'
import { draftingOf, fieldOf, type Drafting } from './drafting.ts'
import { countDraftsChanged, deleteDraft, deleteDrafts, lockTextState, storeDrafts } from './queries.ts'
import { findText, wantedOf, type Text } from './texts.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

/** Names what was read of a text: another one after every change of it. */
export function versionOf({ own, drafts }: Text) {
  const rows = langs.map((lang) => [own[lang]?.revision, drafts[lang]?.text, drafts[lang]?.changed_at])
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 16)
}

export async function updateText({ id, version, zh, en }: CallParsed<'updateText'>, context: Context) {
  const { db, services } = context
  await lockTextState(db)
  const text = await findText(db, await services.shippedTexts(), id)
  if (text === undefined) throw new Problem('textUnknown')
  mustBeAsSeen(versionOf(text) === version)
  const written = { 'zh-CN': zh, 'en-US': en }
  const draftings = await Promise.all(langs.map((lang) => draftingOf(text, lang, written[lang])))
  refuseUnfit(draftings, context)
  if (await keep(draftings, context)) {
    const after = await findText(db, await services.shippedTexts(), id)
    const diff = { before: saidOf(text), after: after === undefined ? [] : saidOf(after) }
    await recordAct(context, { action: 'updateText', targetKind: 'text', targetId: id, entId: null, diff })
  }
  return {}
}

function saidOf(text: Text) {
  return langs.map((lang) => `${lang}: ${wantedOf(text, lang) ?? text.shipped?.[lang] ?? ''}`)
}

/** Each language that does not fit is named with why. */
function refuseUnfit(draftings: readonly Drafting[], { lang: said, services }: Context) {
  const own = services.ownWords.current()
  const faults = langs.flatMap((lang, index) => {
    const drafting = draftings[index]
    return drafting?.kind === 'unfit' ? [{ field: fieldOf[lang], ...drafting.misfit }] : []
  })
  const [first] = faults
  if (first === undefined) return
  const fields = faults.map(({ field, ...misfit }) => ({ field, msg: saidProblem(own, misfit, said) }))
  throw new Problem(first.code, first.params, { fields })
}

/** Keeps what is to be kept. False where nothing has changed. */
export async function keep(draftings: readonly Drafting[], context: Context) {
  const { db, now } = context
  const kept = draftings.flatMap((one) => (one.kind === 'keep' ? [one.draft] : []))
  const dropped = draftings.filter((one) => one.kind === 'drop')
  if (kept.length + dropped.length === 0) return false
  await storeDrafts(db, kept, { by: sessionOf(context).userId, now })
  for (const one of dropped) await deleteDraft(db, one)
  await countDraftsChanged(db)
  return true
}

export async function discardTexts({ id, draftVersion }: CallParsed<'discardTexts'>, context: Context) {
  const { db } = context
  const state = await lockTextState(db)
  mustBeAsSeen(state.draft_version === draftVersion)
  const count = await deleteDrafts(db, id)
  if (count === 0) return {}
  await countDraftsChanged(db)
  const diff = { texts: count }
  await recordAct(context, { action: 'discardTexts', targetKind: 'text', targetId: id ?? '', entId: null, diff })
  return {}
}
