import { Problem, type AuditAction, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { publish } from '../../../foundation/sending/live/queries.ts'
import { inSlices } from '../../../foundation/call/wording/in-slices.ts'
import { fit } from '../../../foundation/call/wording/misfit.ts'
import { lockTextState, selectDrafts } from './queries.ts'
import { publishDrafts, restoreRevision } from './revision-query.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

export async function publishTexts({ revision, draftVersion, note }: CallParsed<'publishTexts'>, context: Context) {
  const { db, now } = context
  const state = await lockTextState(db)
  mustBeAsSeen(state.revision === revision && state.draft_version === draftVersion)
  await refuseUnfitDrafts(context)
  const by = sessionOf(context).userId
  const changes = await publishDrafts(db, { revision: revision + 1, now, by, note, restores: null })
  if (changes === 0) throw new Problem('noTextDrafts')
  return tell(context, { action: 'publishTexts', revision: revision + 1, diff: { texts: changes, reason: note } })
}

/** Another release may have been installed since they were written. */
async function refuseUnfitDrafts({ db, services }: Context) {
  const shipped = await services.shippedTexts()
  await inSlices(await selectDrafts(db), async ({ id, lang, text }) => {
    const beside = shipped.get(id)
    const isFit = text === null || (beside !== undefined && (await fit(text, lang, beside)).misfit === null)
    if (!isFit) throw new Problem('textDraftUnfit', { id })
  })
}

export async function restoreTexts({ revision, to, note }: CallParsed<'restoreTexts'>, context: Context) {
  const { db, now } = context
  const state = await lockTextState(db)
  mustBeAsSeen(state.revision === revision)
  if (to > revision) throw new Problem('notFound')
  const by = sessionOf(context).userId
  const changes = await restoreRevision(db, { revision: revision + 1, now, by, note, restores: to })
  if (changes === 0) throw new Problem('noTextChanges')
  const diff = { texts: changes, to: String(to), reason: note }
  return tell(context, { action: 'restoreTexts', revision: revision + 1, diff })
}

type PublishAct = { action: AuditAction; revision: number; diff: { texts: number; to?: string; reason: string } }

/** Open portals ask for the words anew; the log is written in the same transaction. */
async function tell(context: Context, { action, revision, diff }: PublishAct) {
  await publish(context.db, { kind: 'words', payload: {}, audience: { to: 'all' } })
  await recordAct(context, { action, targetKind: 'text', targetId: String(revision), entId: null, diff })
  return { revision }
}
