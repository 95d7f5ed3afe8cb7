import { isText, listOf, mentionOf, objectOf, partsOf } from '../../model/index.ts'

/** What a person types: people stand in it as `@name`. */
export type Draft = { text: string; people: readonly Mentioned[] }
/** `name` as it stands in the text: two people of one name are told apart. */
type Mentioned = { userId: string; name: string }

/** Whether something that was kept is a draft. */
export const isDraft = objectOf<Draft>({ text: isText, people: listOf(objectOf({ userId: isText, name: isText })) })

export const emptyDraft: Draft = { text: '', people: [] }

/** A text as it is edited. */
export function draftOf(text: string, names: Readonly<Record<string, string>>): Draft {
  const parts = partsOf(text)
  const ids = [...new Set(parts.flatMap((part) => ('userId' in part ? [part.userId] : [])))]
  const people = ids.reduce<Mentioned[]>((all, userId) => withPerson(all, { userId, name: names[userId] ?? '' }), [])
  const nameOf = (id: string) => people.find(({ userId }) => userId === id)?.name ?? ''
  return { people, text: parts.map((part) => ('userId' in part ? `@${nameOf(part.userId)}` : part.text)).join('') }
}

/** As it is sent: people by id. The longest names first, so that one is not found in another. */
export function sentOf({ text, people }: Draft) {
  const longest = people.toSorted((one, other) => other.name.length - one.name.length)
  return longest.reduce((sent, { userId, name }) => sent.replaceAll(`@${name}`, mentionOf(userId)), text).trim()
}

export type MentionQuery = { from: number; name: string }

/** Which name is being typed before the caret; null where none is. An `@` within an address asks for no one. */
export function askedAt(text: string, caret: number): MentionQuery | null {
  const found = /(?<![\w.%+-])@([^\s@]{0,20})$/.exec(text.slice(0, caret))
  return found === null ? null : { from: found.index, name: found[1] ?? '' }
}

/** The draft with a person in place of what was typed of the name, and where the caret stands then. */
export function withMention({ text, people }: Draft, { from, name }: MentionQuery, person: Mentioned) {
  const all = withPerson(people, person)
  const shown = all.find(({ userId }) => userId === person.userId)?.name ?? ''
  const before = `${text.slice(0, from)}@${shown} `
  const rest = text.slice(from + 1 + name.length)
  return { draft: { text: before + (rest.startsWith(' ') ? rest.slice(1) : rest), people: all }, caret: before.length }
}

function withPerson(people: readonly Mentioned[], { userId, name }: Mentioned): Mentioned[] {
  if (people.some((one) => one.userId === userId)) return [...people]
  const isTaken = (shown: string) => people.some((one) => one.name === shown)
  let shown = name
  for (let number = 2; isTaken(shown); number += 1) shown = `${name} ${number}`
  return [...people, { userId, name: shown }]
}
