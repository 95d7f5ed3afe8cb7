import { enterpriseTypes, Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { platformIdOnce } from '../../../foundation/call/once/once-query.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { attach } from '../attachment/attach.ts'
import { textColumnsOf } from '../message-text/columns.ts'
import { changedWindow, checkWindow } from '../message-text/moments.ts'
import { tellReaders } from '../message/queries.ts'
import { scheduleMessage } from './home-message-job.ts'
import { insertDraft, lockMessage, selectAudience, storeMessage, type Columns, type HomeMessage } from './queries.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'
import { must } from '../../../foundation/process/error/must.ts'

type Written = Omit<CallParsed<'writeHomeMessage'>, 'onceKey'>

export async function writeHomeMessage({ onceKey, ...input }: CallParsed<'writeHomeMessage'>, context: Context) {
  if (input.titleZh === undefined && input.titleEn === undefined) throw new Problem('messageWithoutText')
  const sent =
    input.id === undefined ? await platformIdOnce(context, { what: 'message', onceKey, said: input }) : undefined
  if (sent?.isSame === true) return { id: sent.id, version: 1 }
  // A new one that is sent again with another text is a change of the draft that is there.
  const write = sent?.isAgain === false ? addDraft : changeMessage
  const asked = { version: 1, ...input, id: sent?.id ?? must(input.id, 'the message that is changed') }
  const { id, version, files } = await write(asked, context)
  await recordAct(context, {
    action: 'writeHomeMessage',
    targetKind: 'homeMessage',
    targetId: id,
    entId: null,
    diff: { ...detailsOf(input), ...(files.length > 0 && { attachments: files.map(({ name }) => name) }) },
  })
  return { id, version }
}

async function addDraft({ id, ...input }: Written & { id: string }, context: Context) {
  const { db, session } = context
  const columns = columnsOf(input)
  await checkAudience(db, columns)
  checkWindow(columns, null)
  const files = await attach(input.attachments, [], context)
  const attachments = JSON.stringify(files)
  await insertDraft(db, { ...columns, attachments, id, created_by: session?.userId ?? null })
  return { id, version: 1, files }
}

async function changeMessage({ id, ...input }: Written & { id: string }, context: Context) {
  const { db, now, services } = context
  sessionOf(context)
  const current = await lockMessage(db, id)
  if (current === undefined) throw new Problem('messageNotFound')
  if (current.status === 'withdrawn') throw new Problem('messageNotOut')
  mustBeAsSeen(current.version === input.version)
  const asked = columnsOf(input)
  const isForSame =
    current.audience === asked.audience &&
    current.audience_ids.toSorted().join() === asked.audience_ids.toSorted().join()
  const window = changedWindow(current, asked, { isForSame, now })
  const changed = { ...asked, ...window, version: current.version + 1 }
  await checkAudience(db, changed)
  const files = await attach(input.attachments, current.attachments, context)
  await storeMessage(db, id, { ...changed, attachments: JSON.stringify(files) })
  if (current.status !== 'draft') await scheduleMessage(db, services, { ...current, ...changed })
  if (current.status === 'published') await tellReaders(db, current)
  return { id, version: changed.version, files }
}

/** Every enterprise and category exists, and so does every type that reads messages. */
export async function checkAudience(db: Db, to: Pick<HomeMessage, 'audience' | 'audience_ids'>) {
  const { audience, audience_ids: ids } = to
  if (audience === 'all') return
  const known = audience === 'type' ? readers : (await selectAudience(db, to)).map(({ id }) => id)
  if (!ids.every((id) => known.includes(id))) throw new Problem('audienceUnknown')
}

const readers = enterpriseTypes.map(String)

function columnsOf(input: Written) {
  return {
    ...textColumnsOf(input),
    audience: input.audience,
    audience_ids: input.audience === 'all' ? [] : [...new Set(input.audienceIds)],
  } satisfies Columns
}

function detailsOf({ titleZh, titleEn, level, audience, audienceIds, publishAt, expireAt, pinned }: Written) {
  const whom = { audience, ...(audience !== 'all' && { audienceIds }) }
  return { title: titleZh ?? titleEn, level, ...whom, publishAt, expiresAt: expireAt, pinned }
}
