import type { Lang, RichText } from '@atrium/shared-utility/contract'
import { must } from '../../../foundation/process/error/must.ts'

type Texts = {
  title_zh: string | null
  content_zh: RichText | null
  title_en: string | null
  content_en: RichText | null
}
type Text = { title: string; content: RichText; lang: Lang }

/** What the message says in this language, or else in the only one that it has. */
export function textIn(lang: Lang, row: Texts): Text {
  const [first, second] = lang === 'zh-CN' ? [zh(row), en(row)] : [en(row), zh(row)]
  return must(first ?? second, 'a message says something in one language at least')
}

function zh({ title_zh: title, content_zh: content }: Texts): Text | null {
  return title === null || content === null ? null : { title, content, lang: 'zh-CN' }
}

function en({ title_en: title, content_en: content }: Texts): Text | null {
  return title === null || content === null ? null : { title, content, lang: 'en-US' }
}

/** The title in this language, or else in the other. */
export function titleIn(lang: Lang, { title_zh: zhTitle, title_en: enTitle }: Pick<Texts, 'title_zh' | 'title_en'>) {
  return (lang === 'zh-CN' ? (zhTitle ?? enTitle) : (enTitle ?? zhTitle)) ?? ''
}

type Head = Pick<Texts, 'title_zh' | 'title_en'> & {
  id: string
  level: 'info' | 'warn' | 'critical'
  pinned: boolean
  status: 'draft' | 'scheduled' | 'published' | 'withdrawn'
  publish_at: Date | null
  expire_at: Date | null
  created_at: Date
  author: string | null
  author_id: string | null
  version: number
}

/** What lists of authors tell of every message. */
export function messageHeadOf(row: Head, { lang, now }: { lang: Lang; now: Date }) {
  const isOver = row.status === 'published' && row.expire_at !== null && row.expire_at <= now
  return {
    id: row.id,
    title: titleIn(lang, row),
    hasZh: row.title_zh !== null,
    hasEn: row.title_en !== null,
    level: row.level,
    status: isOver ? ('expired' as const) : row.status,
    pinned: row.pinned,
    publishAt: row.publish_at?.toISOString() ?? null,
    expireAt: row.expire_at?.toISOString() ?? null,
    authorName: row.author,
    authorId: row.author_id,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  }
}
