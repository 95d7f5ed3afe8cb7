import { enterpriseTypes, Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import { sessionOf, type Context } from '../../foundation/context/context.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { attach } from '../attachment/attach.ts'
import { tellReaders } from '../message/queries.ts'
import { scheduleMessage } from './home-message-job.ts'
import { insertDraft, lockMessage, selectAudience, storeMessage, type Columns, type HomeMessage } from './queries.ts'
import { mustBeAsSeen } from '../../foundation/error/as-seen.ts'

type Written = CallParsed<'writeHomeMessage'>

export async function writeHomeMessage(input: Written, context: Context) {
  if (input.titleZh === undefined && input.titleEn === undefined) throw new Problem('messageWithoutText')
  const { id, version, files } =
    input.id === undefined ? await addDraft(input, context) : await changeMessage(input.id, input, context)
  await recordAct(context, {
    action: 'writeHomeMessage',
    targetKind: 'homeMessage',
    targetId: id,
    entId: null,
    diff: { ...detailsOf(input), ...(files.length > 0 && { attachments: files.map(({ name }) => name) }) },
  })
  return { id, version }
}

async function addDraft(input: Written, context: Context) {
  const { db, newId, session } = context
  const columns = columnsOf(input)
  await checkAudience(db, columns)
  checkWindow(columns, null)
  const id = newId()
  const files = await attach(input.attachments, [], context)
  const attachments = JSON.stringify(files)
  await insertDraft(db, { ...columns, attachments, id, created_by: session?.userId ?? null })
  return { id, version: 1, files }
}

async function changeMessage(id: string, input: Written, context: Context) {
  const { db, now, services } = context
  sessionOf(context)
  const current = await lockMessage(db, id)
  if (current === undefined) throw new Problem('messageNotFound')
  if (current.status === 'withdrawn') throw new Problem('messageNotOut')
  mustBeAsSeen(current.version === input.version)
  const changed = { ...columnsOf(input), version: current.version + 1 }
  const isOut = current.status === 'published'
  if (isOut) refuseOther(current, changed)
  // A message whose moment is taken away waits no longer.
  if (current.status === 'scheduled') changed.publish_at ??= now
  await checkAudience(db, changed)
  checkWindow(changed, current.status === 'draft' ? null : now)
  const files = await attach(input.attachments, current.attachments, context)
  await storeMessage(db, id, { ...changed, attachments: JSON.stringify(files) })
  if (current.status !== 'draft') await scheduleMessage(db, services, { ...current, ...changed })
  if (isOut) await tellReaders(db, current)
  return { id, version: changed.version, files }
}

/** People were told of it: whom it is for, and since when, is what happened. */
function refuseOther(current: HomeMessage, changed: Changed) {
  const isSame =
    current.audience === changed.audience &&
    current.audience_ids.toSorted().join() === changed.audience_ids.toSorted().join() &&
    (changed.publish_at === null || changed.publish_at.getTime() === current.publish_at?.getTime())
  if (!isSame) throw new Problem('messageOut')
  changed.publish_at = current.publish_at
}

type Changed = ReturnType<typeof columnsOf>

/** Every enterprise and category exists, and so does every type that reads messages. */
export async function checkAudience(db: Db, to: Pick<HomeMessage, 'audience' | 'audience_ids'>) {
  const { audience, audience_ids: ids } = to
  if (audience === 'all') return
  const known = audience === 'type' ? readers : (await selectAudience(db, to)).map(({ id }) => id)
  if (!ids.every((id) => known.includes(id))) throw new Problem('audienceUnknown')
}

const readers = enterpriseTypes.map(String)

/** Of what is published, or about to be, something of its time is left. */
export function checkWindow(window: Pick<HomeMessage, 'publish_at' | 'expire_at'>, now: Date | null) {
  const { publish_at: from, expire_at: to } = window
  const start = Math.max(from?.getTime() ?? 0, now?.getTime() ?? 0)
  if (to !== null && to.getTime() <= start) throw new Problem('windowTooShort')
}

function columnsOf(input: Written) {
  return {
    title_zh: input.titleZh ?? null,
    content_zh: input.contentZh === undefined ? null : JSON.stringify(input.contentZh),
    title_en: input.titleEn ?? null,
    content_en: input.contentEn === undefined ? null : JSON.stringify(input.contentEn),
    level: input.level,
    pinned: input.pinned,
    audience: input.audience,
    audience_ids: input.audience === 'all' ? [] : [...new Set(input.audienceIds)],
    publish_at: input.publishAt === undefined ? null : new Date(input.publishAt),
    expire_at: input.expireAt === undefined ? null : new Date(input.expireAt),
  } satisfies Columns
}

function detailsOf({ titleZh, titleEn, level, audience, audienceIds, publishAt, expireAt, pinned }: Written) {
  const whom = { audience, ...(audience !== 'all' && { audienceIds }) }
  return { title: titleZh ?? titleEn, level, ...whom, publishAt, expiresAt: expireAt, pinned }
}
