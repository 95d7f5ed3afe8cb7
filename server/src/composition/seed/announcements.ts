import { plainText } from '@atrium/shared-utility/contract'
import { readAnnouncements } from '../../enterprise/message/announcement/inbox-query.ts'
import { insertAnnouncement, replaceRecipients } from '../../enterprise/message/announcement/queries.ts'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Transact } from '../../foundation/db/tx.ts'
import { demoEnterprises } from '../../portal/page/demo/accounts.ts'
import { findDemoPeople } from './announcements-query.ts'
import { dayMs } from './workdays.ts'

const entId = demoEnterprises.one.id

const toEverybody = {
  title_zh: '国庆放假安排',
  content_zh: json('十月一日至七日放假，八日正常上班。值班表见各部门通知。'),
  title_en: 'Holidays in October',
  content_en: json('We are closed from 1 to 7 October and back on the 8th. Departments say who is on duty.'),
  audience: 'everyone' as const,
  pinned: true,
}

const toManufacturing = {
  title_zh: '生产线停机检修',
  content_zh: json('本周六上午二号线停机检修，请生产部和设备部安排人员到场。'),
  title_en: 'Line 2 is serviced',
  content_en: json('Line 2 stands still on Saturday morning. Production and equipment, please be there.'),
  audience: 'chosen' as const,
  level: 'warn' as const,
}

/** So many people have read the one and the other. */
const readers = { everybody: 6, manufacturing: 2 }

/** Two announcements of a demo enterprise, which some of its people have read: each for themself, as the database demands. */
export async function addAnnouncements(tx: Transact, now: Date) {
  const { authorId, departmentId, members, placed } = await tx(platform, (db) => findDemoPeople(db, entId))
  const as = (userId: string) => ({ as: 'tenant', entId, userId }) as const
  const since = (days: number) => new Date(now.getTime() - days * dayMs)
  const [everybody, manufacturing] = [newId(), newId()]
  const out = (id: string, days: number) => {
    const at = since(days)
    return { ent_id: entId, id, status: 'published' as const, publish_at: at, created_at: at, created_by: authorId }
  }
  await tx(as(authorId), async (db) => {
    await insertAnnouncement(db, { ...toEverybody, ...out(everybody, 5) })
    await insertAnnouncement(db, { ...toManufacturing, ...out(manufacturing, 2) })
    const recipients = [{ kind: 'department' as const, of_id: departmentId }]
    await replaceRecipients(db, { entId, id: manufacturing, recipients })
  })
  const read = async (all: readonly string[], id: string) => {
    for (const userId of all) await tx(as(userId), (db) => readAnnouncements(db, { userId, now: since(1), id }))
  }
  await read(members.slice(0, readers.everybody), everybody)
  await read(placed.slice(0, readers.manufacturing), manufacturing)
}

function json(text: string) {
  return JSON.stringify(plainText(text))
}
