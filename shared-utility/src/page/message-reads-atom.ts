import { atom } from 'jotai'

/**
 * How often messages were marked as read on this page. A component that shows unread ones asks again when it changes.
 */
export const messageReadsAtom = atom(0)
