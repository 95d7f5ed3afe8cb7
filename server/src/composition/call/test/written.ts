import type { CallName } from '@atrium/shared-utility/contract'
import { currentPlace } from '../../../foundation/db/place.ts'

/** What is written of whoever is refused. */
const ofRefusals = new Set(['audit_log', 'refused_attempt', 'throttle'])

/** Hears of a server’s statements which tables a call has written to and kept; what it took back does not count. */
export function createWritten() {
  let watched: CallName | null = null
  let open: string[] = []
  let kept: string[] = []
  return {
    onStatement(text: string) {
      if (currentPlace().kind !== watched) return
      if (/^begin/i.test(text)) open = []
      if (/^commit/i.test(text)) kept.push(...open)
      for (const [, table = ''] of text.matchAll(/\b(?:insert into|update|delete from) "(\w+)"/g))
        if (!ofRefusals.has(table)) open.push(table)
    },
    /** The tables that the call wrote to while this was done. */
    async during(name: CallName, work: () => Promise<unknown>) {
      ;[watched, open, kept] = [name, [], []]
      await work()
      watched = null
      return [...new Set(kept)]
    },
  }
}
