import { call } from '@atrium/shared-utility'

type Find = (text: string, signal: AbortSignal) => Promise<{ value: string; label: string }[]>

/** The conversations of the person that were written in last, and people of the enterprise, by a part of their name. */
export const findReceivers: Find = async (iSearch, signal) => {
  const [{ list: conversations }, { list: people }] = await Promise.all([
    call('listConversations', {}, { signal }),
    call('listDirectory', { iSearch, iDisplayLength: 20 }, { signal }),
  ])
  const search = iSearch.trim().toLowerCase()
  const open = conversations.filter(({ isOpen, name }) => isOpen && name.toLowerCase().includes(search))
  const known = new Set(open.map(({ userId }) => userId))
  return [
    ...open.map(({ id, name }) => ({ value: `${ofConversation}${id}`, label: name })),
    ...people.filter(({ userId }) => !known.has(userId)).map(({ userId, name }) => ({ value: userId, label: name })),
  ]
}

const ofConversation = 'c:'

/** The conversation that was chosen, or that with the person who was chosen. */
export async function openReceiver(to: string) {
  if (to.startsWith(ofConversation)) return to.slice(ofConversation.length)
  return (await call('openConversation', { userId: to })).conversationId
}
