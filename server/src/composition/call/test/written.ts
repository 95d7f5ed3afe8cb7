import type { CallName } from '@atrium/shared-utility/contract'
import { currentPlace } from '../../../foundation/db/place.ts'

/** The tables that a refused call writes to, and those of what the caller may send again. */
const ofAnyCall = new Set(['audit_log', 'refused_attempt', 'throttle', 'sent_once', 'platform_sent_once'])

const changes = /\b(?:insert into|delete from) "?(\w+)|\bupdate "?(\w+)"? (?:as \S+ )?set\b/gi

/** Hears of a server’s statements which tables a call has written to and kept; what it took back does not count. */
export function createWritten() {
  let watched: CallName | null = null
  let open: string[] = []
  let kept: string[] = []
  return {
    onStatement: (text: string, answered: Promise<{ rowCount: number | null }>) => {
      if (currentPlace().kind !== watched) return
      if (text === 'commit') kept.push(...open)
      if (text === 'commit' || text === 'rollback') open = []
      const tables = [...text.matchAll(changes)].map(([, added, changed]) => added ?? changed ?? '')
      const note = ({ rowCount }: { rowCount: number | null }) => {
        if (rowCount !== 0) open.push(...tables.filter((table) => !ofAnyCall.has(table)))
      }
      // The caller of a statement hears of its failure.
      if (tables.length > 0) answered.then(note, () => undefined)
    },
    isWatching: () => watched !== null,
    /** The tables that the call wrote to while this was done. */
    async during(name: CallName, work: () => Promise<unknown>) {
      ;[watched, open, kept] = [name, [], []]
      await work()
      watched = null
      return [...new Set(kept)]
    },
  }
}
