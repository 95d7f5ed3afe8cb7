import {
  Problem,
  type announcementCalls,
  type announcementReaderCalls,
  type enterpriseAnnouncementCalls,
} from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { spaceOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { attachmentsForWriter } from '../attachment/answer.ts'
import { published, withdrawn } from '../message-text/moments.ts'
import { readInEnterprise } from '../../access/in-sight/read-in-enterprise.ts'
import {
  selectAnnouncement,
  selectAnnouncements,
  selectRecipients,
  selectRoleNames,
  selectSentAnnouncements,
} from './list-query.ts'
import { deleteAnnouncement, lockAnnouncement, storeAnnouncement, type Announcement } from './queries.ts'
import { listAnnouncementReaders, remindAnnouncementReaders } from './readers.ts'
import { announcementOf, announcementRowOf } from './row.ts'
import { tellPeople } from './tell-people.ts'
import { writeAnnouncement } from './write-announcement.ts'

type Calls = typeof announcementCalls & typeof announcementReaderCalls & typeof enterpriseAnnouncementCalls

export const announcementHandlers: Handlers<Calls> = {
  writeAnnouncement,
  listAnnouncementReaders,
  remindAnnouncementReaders,

  async listAnnouncements(filter, { db, lang, now }) {
    const { total, rows } = await selectAnnouncements(db, { filter, now })
    return { total, list: rows.map((row) => announcementRowOf(row, { lang, now })) }
  },

  async listEnterpriseAnnouncements(filter, context) {
    const { lang, now } = context
    const read = (db: Context['db']) => selectSentAnnouncements(db, { filter, now })
    const { total, rows } = await readInEnterprise(filter.entid, context, read)
    return { total, list: rows.map((row) => announcementRowOf(row, { lang, now })) }
  },

  async getAnnouncement({ id }, context) {
    const { db, lang, now } = context
    const row = await selectAnnouncement(db, id)
    if (row === undefined) throw new Problem('messageNotFound')
    const attachments = attachmentsForWriter(id, row.attachments, context)
    return announcementOf(row, { lang, now, attachments, recipients: await selectRecipients(db, id) })
  },

  async publishAnnouncement({ id, version }, context) {
    const { db, now } = context
    const current = await locked(db, id)
    const out = published(current, { seen: version, now })
    await storeAnnouncement(db, id, out)
    if (out.status === 'published') await tellPeople(db, { ...current, entId: current.ent_id })
    await record(context, 'publishAnnouncement', { ...current, ...out })
    return { status: out.status }
  },

  async withdrawAnnouncement({ id }, context) {
    const { db, now } = context
    const current = await locked(db, id)
    await storeAnnouncement(db, id, withdrawn(current, now))
    if (current.status === 'published') await tellPeople(db, { ...current, entId: current.ent_id })
    await record(context, 'withdrawAnnouncement', current)
    return {}
  },

  async deleteAnnouncement({ id }, context) {
    const { db } = context
    const current = await locked(db, id)
    if (current.status !== 'draft' && current.status !== 'withdrawn') throw new Problem('announcementStands')
    await deleteAnnouncement(db, id)
    await record(context, 'deleteAnnouncement', current)
    return {}
  },

  async listAnnouncementRoles(_input, { db, lang }) {
    return (await selectRoleNames(db)).map((role) => ({ id: role.id, name: nameIn(lang, role) }))
  },
}

async function locked(db: Context['db'], id: string) {
  const current = await lockAnnouncement(db, id)
  if (current === undefined) throw new Problem('messageNotFound')
  return current
}

type Action = 'publishAnnouncement' | 'withdrawAnnouncement' | 'deleteAnnouncement'

function record(context: Context, action: Action, { id, audience, publish_at: at, ...texts }: Announcement) {
  const title = texts.title_zh ?? texts.title_en
  const act = { action, targetKind: 'announcement', targetId: id, entId: spaceOf(context).entId } as const
  return recordAct(context, { ...act, diff: { title, audience, publishAt: at?.toISOString() } })
}
