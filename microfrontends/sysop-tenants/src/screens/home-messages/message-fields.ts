import type { HomeMessage, MessageAudience } from '@atrium/shared-utility/contract'
import { textFieldsOf } from '@atrium/shared-utility/writing'

/** What the form begins with. What is published keeps whom it is for and since when: it has no such fields. */
export function fieldsOf(message: HomeMessage | null, audience: MessageAudience) {
  const text = textFieldsOf(message)
  const when = { expireAt: message?.expireAt ?? '' }
  if (message?.status === 'published') return { ...text, ...when }
  return { ...text, ...whomOf(message, audience), publishAt: message?.publishAt ?? '', ...when }
}

/** What the form sends besides. */
export function fixedOf(message: HomeMessage | null) {
  if (message === null) return {}
  const { id, version, status } = message
  return { id, version, ...(status === 'published' && whomOf(message)) }
}

function whomOf(message: HomeMessage | null, audience: MessageAudience = 'all') {
  return {
    audience: message?.audience ?? audience,
    audienceIds: (message?.audienceOf ?? []).map(({ id }) => id).join(','),
  }
}
