import type { CallName } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { callNames } from '../../../test/call-names.ts'
import { handlers } from '../../rooms.ts'

type Handle = (input: never, context: Context) => Promise<unknown>
/** A call whose handler has answered, the id of its request in the log, and its caller and place. */
export type AnsweredCall = {
  name: CallName
  requestId: string
  callerId: string | null
  deployTokenId: string | null
  /** The enterprise of the call, or of its address where the call is public. */
  entId: string | null
  /** Where the session of the caller was. */
  currentEntId: string | null
  input: object
  answer: unknown
}

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
      if (listens()) heard.push({ name, input, answer, ...whoseOf(context) })
      return answer
    }
  }
  return { heard, stop: () => void Object.assign(table, own) }
}

function whoseOf({ visitor, session, deployer, space }: Context) {
  return {
    requestId: visitor.requestId,
    callerId: session?.userId ?? null,
    deployTokenId: deployer?.tokenId ?? null,
    entId: space?.entId ?? visitor.entId,
    currentEntId: session?.entId ?? null,
  }
}
