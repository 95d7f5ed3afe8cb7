import type { CallName } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/context/context.ts'
import { callNames } from '../../../test/call-names.ts'
import { handlers } from '../../rooms.ts'

type Handle = (input: never, context: Context) => Promise<unknown>
/** A call whose handler has answered, and by which id its request stands in the log. */
type AnsweredCall = { name: CallName; requestId: string }

/** Hears of each call that is answered while it `listens`, of servers that start afterwards; until `stop`. */
export function hearCalls(listens: () => boolean) {
  const heard: AnsweredCall[] = []
  const table: Record<string, Handle> = handlers
  const own = { ...table }
  for (const name of callNames) {
    const handle = own[name]
    if (handle === undefined) continue
    table[name] = async (input, context) => {
      const answer = await handle(input, context)
      if (listens()) heard.push({ name, requestId: context.visitor.requestId })
      return answer
    }
  }
  return { heard, stop: () => void Object.assign(table, own) }
}
