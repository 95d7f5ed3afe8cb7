import type { CallParsed } from '@atrium/shared-utility/contract'

type Written = Pick<
  CallParsed<'writeAnnouncement'>,
  'titleZh' | 'contentZh' | 'titleEn' | 'contentEn' | 'level' | 'pinned' | 'publishAt' | 'expireAt'
>

/** What every message says, as its row has it. */
export function textColumnsOf(input: Written) {
  return {
    title_zh: input.titleZh ?? null,
    content_zh: input.contentZh === undefined ? null : JSON.stringify(input.contentZh),
    title_en: input.titleEn ?? null,
    content_en: input.contentEn === undefined ? null : JSON.stringify(input.contentEn),
    level: input.level,
    pinned: input.pinned,
    publish_at: input.publishAt === undefined ? null : new Date(input.publishAt),
    expire_at: input.expireAt === undefined ? null : new Date(input.expireAt),
  }
}
