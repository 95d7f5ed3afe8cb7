/** A person is mentioned in a text by id, so that a new name shows in it, too. */
const mention = /@\{([a-z0-9]{1,32})\}/g

/** As a text names a person. */
export function mentionOf(userId: string) {
  return `@{${userId}}`
}

/** The ids of the people whom a text mentions, each once. */
export function mentionsIn(text: string) {
  return [...new Set(Array.from(text.matchAll(mention), ([, userId = '']) => userId))]
}

/** The text in parts, in their order: what was written, and who is mentioned. */
export function partsOf(text: string): ({ text: string } | { userId: string })[] {
  return text
    .split(mention)
    .map((part, index) => (index % 2 === 0 ? { text: part } : { userId: part }))
    .filter((part) => !('text' in part) || part.text !== '')
}

/** So many people are told of one comment, or of one message of a chat. */
export const mostMentions = 10
