import type { HomeMessage } from '@atrium/shared-utility/contract'

/** What the form begins with. What is published keeps whom it is for and since when: it has no such fields. */
export function fieldsOf(message: HomeMessage | null) {
  const text = {
    titleZh: message?.titleZh ?? '',
    titleEn: message?.titleEn ?? '',
    contentZh: jsonOf(message?.contentZh),
    contentEn: jsonOf(message?.contentEn),
    level: message?.level ?? 'info',
    pinned: message?.pinned ?? false,
  }
  const when = { expireAt: message?.expireAt ?? '' }
  if (message?.status === 'published') return { ...text, ...when }
  return { ...text, ...whomOf(message), publishAt: message?.publishAt ?? '', ...when }
}

/** What the form sends besides. */
export function fixedOf(message: HomeMessage | null) {
  if (message === null) return {}
  const { id, version, status } = message
  return { id, version, ...(status === 'published' && whomOf(message)) }
}

function whomOf(message: HomeMessage | null) {
  return {
    audience: message?.audience ?? 'all',
    audienceIds: (message?.audienceOf ?? []).map(({ id }) => id).join(','),
  }
}

function jsonOf(content: object | null | undefined) {
  return content ? JSON.stringify(content) : ''
}
