import type { HomeMessageRow } from '../contract/index.ts'

export type MessageState = HomeMessageRow['status']
export type MessageAct = 'show' | 'edit' | 'publish' | 'withdraw' | 'delete'

/** What its author may do with a message. */
export function actsOf(status: MessageState): readonly MessageAct[] {
  switch (status) {
    case 'draft':
      return ['show', 'edit', 'publish', 'delete']
    case 'scheduled':
    case 'published':
      return ['show', 'edit', 'withdraw']
    case 'expired':
      return ['show', 'withdraw']
    case 'withdrawn':
      return ['show']
  }
}

/** The dictionary's key of an act. A message that no reader has seen yet goes back to where it was. */
export function actWord(act: MessageAct, status: MessageState) {
  return `message.${act === 'withdraw' && status === 'scheduled' ? 'unschedule' : act}`
}
