import type { RichText } from '../contract/index.ts'

type Message = {
  attachments: readonly { id: string }[]
  titleZh: string | null
  titleEn: string | null
  contentZh: RichText | null
  contentEn: RichText | null
  level: string
  pinned: boolean
}

/** What the form of a message begins with, beside whom it is for and when. */
export function textFieldsOf(message: Message | null) {
  return {
    titleZh: message?.titleZh ?? '',
    titleEn: message?.titleEn ?? '',
    contentZh: jsonOf(message?.contentZh),
    contentEn: jsonOf(message?.contentEn),
    level: message?.level ?? 'info',
    pinned: message?.pinned ?? false,
    attachments: (message?.attachments ?? []).map(({ id }) => id).join(','),
  }
}

function jsonOf(content: RichText | null | undefined) {
  return content ? JSON.stringify(content) : ''
}
