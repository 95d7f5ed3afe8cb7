import { limits } from './limits.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'

export type Spent = ReturnType<typeof createSpent>

/**
 * Asked before a text is made of bytes. A decoded text lies outside of the heap that a thread is limited to, so each is
 * measured first, and all of them together.
 */
export function createSpent(most = limits.allTextBytes) {
  let spent = 0
  return (bytes: number, longest: number) => {
    if (bytes > longest) throw new Refused('textTooLong')
    spent += bytes
    if (spent > most) throw new Refused('bomb')
  }
}
