import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { idOnce } from '../../../foundation/call/once/once-query.ts'
import { lockMembers } from '../../../organisation/department/member-query.ts'
import { lockChosenDepartments } from '../../application/access-query.ts'
import { chosenFiles } from '../attachment/attach.ts'
import type { MessageAttachment } from '../attachment/message-attachment.ts'
import { takeAttachments } from '../attachment/queries.ts'
import { textColumnsOf } from '../message-text/columns.ts'
import { changedWindow, checkWindow } from '../message-text/moments.ts'
import { refuseUnknownRoles } from '../../access/permission/known-roles.ts'
import {
  insertAnnouncement,
  lockAnnouncement,
  lockRoles,
  replaceRecipients,
  selectRecipientIds,
  storeAnnouncement,
  type Recipients,
} from './queries.ts'
import { tellPeople } from './tell-people.ts'

type Written = Omit<CallParsed<'writeAnnouncement'>, 'onceKey'>

export async function writeAnnouncement({ onceKey, ...input }: CallParsed<'writeAnnouncement'>, context: Context) {
  if (input.titleZh === undefined && input.titleEn === undefined) throw new Problem('messageWithoutText')
  const sent =
    input.id === undefined ? await idOnce(context, { what: 'announcement', onceKey, said: input }) : undefined
  if (sent?.isSame === true) return { id: sent.id, version: 1 }
  const recipients = await checkedRecipients(input, context)
  // A new one that is sent again with another text is a change of the draft that is there.
  const write = sent?.isAgain === false ? addDraft : change
  const asked = { version: 1, ...input, id: sent?.id ?? must(input.id, 'the announcement that is changed') }
  const { id, version, files } = await write(asked, recipients, context)
  const { entId } = spaceOf(context)
  const act = { action: 'writeAnnouncement', targetKind: 'announcement', targetId: id, entId } as const
  const attached = files.length > 0 && { attachments: files.map(({ name }) => name) }
  await recordAct(context, { ...act, diff: { ...detailsOf(input), ...attached } })
  return { id, version }
}

async function addDraft(input: Written & { id: string }, recipients: Recipients, context: Context) {
  const { db, now } = context
  const { entId } = spaceOf(context)
  const columns = textColumnsOf(input)
  checkWindow(columns, null)
  const { id } = input
  const by = { created_by: sessionOf(context).userId, created_at: now }
  const files = await filesOf(input, [], context)
  const attachments = JSON.stringify(files)
  await insertAnnouncement(db, { ...columns, attachments, ent_id: entId, id, audience: input.audience, ...by })
  await replaceRecipients(db, { entId, id, recipients })
  return { id, version: 1, files }
}

async function change(input: Written & { id: string }, recipients: Recipients, context: Context) {
  const { db, now } = context
  const { entId } = spaceOf(context)
  const { id, audience } = input
  const current = await lockAnnouncement(db, id)
  if (current === undefined) throw new Problem('messageNotFound')
  if (current.status === 'withdrawn') throw new Problem('messageNotOut')
  mustBeAsSeen(current.version === input.version)
  const columns = textColumnsOf(input)
  const isForSame = current.audience === audience && isSame(recipients, await selectRecipientIds(db, id))
  const window = changedWindow(current, columns, { isForSame, now })
  const version = current.version + 1
  const files = await filesOf(input, current.attachments, context)
  await storeAnnouncement(db, id, { ...columns, ...window, attachments: JSON.stringify(files), audience, version })
  if (current.status === 'published') await tellPeople(db, { entId, id, audience })
  else await replaceRecipients(db, { entId, id, recipients })
  return { id, version, files }
}

/** The database keeps them for as long as the announcement has them, and lets go of those that it has no more. */
function filesOf({ attachments: asked }: Written, before: readonly MessageAttachment[], context: Context) {
  const takeUp = (added: readonly string[]) => takeAttachments(context.db, added)
  return chosenFiles({ asked, before, takeUp }, context)
}

function isSame(one: Recipients, other: Recipients) {
  const said = (all: Recipients) => all.map(({ kind, of_id: id }) => `${kind}:${id}`)
  return said(one).toSorted().join() === said(other).toSorted().join()
}

/** All of the enterprise, or the whole is refused. An announcement to everybody names no recipient. */
async function checkedRecipients(input: Written, { db, space, lang }: Context): Promise<Recipients> {
  if (input.audience === 'everyone') return []
  const entId = space?.entId ?? ''
  const [userIds, departmentIds, roleIds] = [input.userIds, input.departmentIds, input.roleIds].map((ids) => [
    ...new Set(ids),
  ]) as [string[], string[], string[]] // three lists in, three out
  // Memberships first, as everywhere.
  if (userIds.length > 0 && (await lockMembers(db, { entId, userIds })).length < userIds.length)
    throw new Problem('memberNotFound')
  if ((await lockChosenDepartments(db, departmentIds)).length < departmentIds.length)
    throw new Problem('departmentNotFound')
  refuseUnknownRoles(await lockRoles(db, roleIds), { field: 'roleIds', ids: roleIds, lang })
  const of = (kind: Recipients[number]['kind'], ids: string[]) => ids.map((id) => ({ kind, of_id: id }))
  return [...of('department', departmentIds), ...of('role', roleIds), ...of('person', userIds)]
}

function detailsOf({ titleZh, titleEn, level, audience, publishAt, expireAt, pinned, ...to }: Written) {
  const { departmentIds: departments, roleIds: roles, userIds: users } = to
  const whom = { audience, ...(audience === 'chosen' && { departments, roles, users }) }
  return { title: titleZh ?? titleEn, level, ...whom, publishAt, expiresAt: expireAt, pinned }
}
