import type { Context } from '../../foundation/context/context.ts'
import { must } from '../../foundation/error/must.ts'
import { plainText, type Lang, type RichText } from '@atrium/shared-utility/contract'
import { attachmentsForReader } from '../attachment/answer.ts'
import type { SelectedNotice } from './notice-query.ts'
import { saidOf } from './notice-words.ts'
import type { SelectedMessage } from './queries.ts'

type Texts = Pick<SelectedMessage, 'title_zh' | 'content_zh' | 'title_en' | 'content_en'>
type Text = { title: string; content: RichText; lang: Lang }

/** What the message says in this language, or else in the only one that it has. */
function textIn(lang: Lang, row: Texts): Text {
  const [first, second] = lang === 'zh-CN' ? [zh(row), en(row)] : [en(row), zh(row)]
  return must(first ?? second, 'a message says something in one language at least')
}

function zh({ title_zh: title, content_zh: content }: Texts): Text | null {
  return title === null || content === null ? null : { title, content, lang: 'zh-CN' }
}

function en({ title_en: title, content_en: content }: Texts): Text | null {
  return title === null || content === null ? null : { title, content, lang: 'en-US' }
}

/** A message as its reader is answered. */
export function messageOf(row: SelectedMessage, context: Context) {
  return {
    id: row.id,
    type: 'message' as const,
    ...textIn(context.lang, row),
    level: row.level,
    pinned: row.pinned,
    url: row.url,
    attachments: attachmentsForReader(row.id, row.attachments, context),
    createdAt: row.publish_at.toISOString(),
    read: row.read_at !== null,
  }
}

/** The same of what a person was told alone. */
export function noticeOf(row: SelectedNotice, { lang }: Pick<Context, 'lang'>) {
  const { title, text, url } = saidOf(row, lang)
  return {
    id: row.id,
    type: row.kind,
    title,
    content: plainText(text),
    lang,
    level: 'info' as const,
    pinned: false,
    url,
    attachments: [],
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
  }
}
