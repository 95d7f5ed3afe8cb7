/** An invitation whose code was shown, and what the server gave for it. */
export type Invited = { entName: string; ticket: string; needsPhone: boolean }

const key = 'atrium.invited'

/**
 * An invitation that was shown before somebody signs in, so that they come back to it: in this tab alone, and only the
 * ticket, which is good for half an hour.
 */
export function keepInvited(shown: Invited | null) {
  try {
    if (shown === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(shown))
  } catch {
    // A browser that keeps nothing asks for the code once more.
  }
}

export function readInvited(): Invited | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isInvited(kept) ? kept : null
  } catch {
    return null // Nothing was kept, or it is not ours.
  }
}

function isInvited(kept: unknown): kept is Invited {
  if (typeof kept !== 'object' || kept === null || !('entName' in kept) || !('ticket' in kept)) return false
  if (!('needsPhone' in kept) || typeof kept.needsPhone !== 'boolean') return false
  return typeof kept.entName === 'string' && typeof kept.ticket === 'string'
}
