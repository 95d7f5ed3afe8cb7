import { createHash } from 'node:crypto'

/**
 * The most messages of one version within an hour, from people or from visitors; further ones are stored without text.
 */
const mostMessages = 50
const hourMs = 60 * 60_000

/** The messages of this hour, so that a caller who makes up a new one each time fills no table with them. */
export function createMessages(now: () => Date) {
  let hour = 0
  let seen = new Map<string, Set<string>>()
  return {
    /** The message, or none where there is no room for another. */
    admitted(message: string, whose: string) {
      const current = Math.floor(now().getTime() / hourMs)
      if (current !== hour) {
        hour = current
        seen = new Map()
      }
      const told = seen.get(whose) ?? new Set()
      seen.set(whose, told)
      const digest = createHash('sha256').update(message).digest('base64')
      if (!told.has(digest) && told.size >= mostMessages) return ''
      told.add(digest)
      return message
    },
  }
}
