import type { Attachment, Lang } from '@atrium/shared-utility/contract'
import { messageHeadOf } from '../message-text/row.ts'
import type { SelectedHomeMessage, WholeHomeMessage } from './list-query.ts'

type Viewer = { lang: Lang; now: Date }
type EnterpriseNames = { name: string; nameEn: string }

/** A message as the list of operators is answered. */
export function homeMessageRowOf(row: SelectedHomeMessage, { lang, now }: Viewer) {
  return {
    ...messageHeadOf(row, { lang, now }),
    audience: row.audience,
    audienceCount: row.audience_ids.length,
    audienceNames: row.names.map((one) => nameIn(lang, one)),
    reach: row.reach,
    reads: Number(row.reads ?? 0),
  }
}

type Whole = Viewer & { attachments: Attachment[]; audience: readonly (EnterpriseNames & { id: string })[] }

/** The same, whole. User types are named by their ids; enterprises and categories that are gone have no name. */
export function homeMessageOf(row: WholeHomeMessage, { lang, now, audience, attachments }: Whole) {
  const names = new Map(audience.map((one) => [one.id, nameIn(lang, one)]))
  return {
    ...homeMessageRowOf(row, { lang, now }),
    attachments,
    titleZh: row.title_zh,
    contentZh: row.content_zh,
    titleEn: row.title_en,
    contentEn: row.content_en,
    audienceOf: row.audience_ids.map((id) => ({ id, name: row.audience === 'type' ? id : (names.get(id) ?? null) })),
  }
}

function nameIn(lang: Lang, { name, nameEn }: EnterpriseNames) {
  return lang === 'zh-CN' ? name : nameEn
}
