import { tabStore } from '@atrium/shared-utility'

/** An invitation whose code was shown, and what the server gave for it. */
export type Invited = { entName: string; ticket: string; needsPhone: boolean }

const key = 'atrium.invited'
const codeKey = 'atrium.invitation-code'

/**
 * An invitation that was shown before the person signs in, so that they come back to it: in this tab alone, and only
 * the ticket, which is good for half an hour.
 */
export function keepInvited(shown: Invited | null) {
  tabStore.set(codeKey, null)
  tabStore.set(key, shown && JSON.stringify(shown))
}

/** A code that was not shown yet, in this tab as well: in an address it would be sent along. */
export function keepCode(code: string) {
  keepInvited(null)
  tabStore.set(codeKey, code)
}

export function readCode(): string {
  return tabStore.get(codeKey) ?? ''
}

export function readInvited(): Invited | null {
  try {
    const kept: unknown = JSON.parse(tabStore.get(key) ?? 'null')
    return isInvited(kept) ? kept : null
  } catch {
    return null // It is not ours.
  }
}

export function isInvited(kept: unknown): kept is Invited {
  if (typeof kept !== 'object' || kept === null || !('entName' in kept) || !('ticket' in kept)) return false
  if (!('needsPhone' in kept) || typeof kept.needsPhone !== 'boolean') return false
  return typeof kept.entName === 'string' && typeof kept.ticket === 'string'
}
