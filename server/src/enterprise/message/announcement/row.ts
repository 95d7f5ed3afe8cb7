import type { Attachment, Lang } from '@atrium/shared-utility/contract'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { messageHeadOf } from '../message-text/row.ts'
import type { Recipient, SelectedAnnouncement, WholeAnnouncement } from './list-query.ts'

type Viewer = { lang: Lang; now: Date }

/** An announcement as the list of its authors is answered. */
export function announcementRowOf(row: SelectedAnnouncement, { lang, now }: Viewer) {
  return {
    ...messageHeadOf(row, { lang, now }),
    audience: row.audience,
    recipientNames: row.names.map((one) => nameIn(lang, one)),
    recipientCount: row.recipients,
    reach: row.reach,
    reads: row.reads,
  }
}

type Whole = Viewer & { attachments: Attachment[]; recipients: readonly Recipient[] }

/** The same, whole. */
export function announcementOf(row: WholeAnnouncement, { lang, now, attachments, recipients }: Whole) {
  const of = (kind: Recipient['kind']) =>
    recipients.filter((one) => one.kind === kind).map((one) => ({ id: one.id, name: nameIn(lang, one) }))
  return {
    ...announcementRowOf(row, { lang, now }),
    attachments,
    titleZh: row.title_zh,
    contentZh: row.content_zh,
    titleEn: row.title_en,
    contentEn: row.content_en,
    departments: of('department'),
    roles: of('role'),
    people: of('person'),
    remindedAt: row.reminded_at?.toISOString() ?? null,
  }
}
