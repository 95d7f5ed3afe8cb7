import { collectCookies } from '../../foundation/call/http/cookies.ts'
import { noteChanged } from '../../foundation/call/once/once-query.ts'
import type { Context } from '../../foundation/call/context/context.ts'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import { langOf } from '../../foundation/call/http/language.ts'
import { visitorOf } from '../../foundation/call/http/visitor.ts'
import { addedBefore, again, changeOf, withoutKey } from './change-once.ts'
import type { IncomingCall } from './incoming-call.ts'
import { changesWhatIsKnown } from './marks.ts'
import { noteChange } from './note-change.ts'
import { scopeOf } from './scope.ts'
import { unharmed } from './unharmed.ts'
import { untilDone } from './until-done.ts'

/** Work for after a refusal: the records of it, and repairs of what was committed before it. */
type Afterwards = { notes: Parameters<Context['afterRefusal']>[0][]; repairs: Parameters<Context['putRight']>[0][] }

/** Runs the handler, and answers its output and how its cookies are sent. The changes of one account take turns. */
export function perform(asked: IncomingCall) {
  const account = asked.session?.userId ?? asked.deployer?.tokenId ?? null
  return asked.options.turns(changesWhatIsKnown(asked.call) ? account : null, () => performInTurn(asked))
}

async function performInTurn(asked: IncomingCall) {
  const { services } = asked.options
  const afterwards: Afterwards = { notes: [], repairs: [] }
  try {
    return await again(asked, (one) => handle(one, afterwards))
  } catch (error) {
    asked.isRecorded = afterwards.notes.length > 0
    for (const work of afterwards.repairs)
      await unharmed(asked, () => untilDone(() => services.tx(platform, (db) => work(db, error))))
    for (const work of afterwards.notes) await unharmed(asked, () => services.tx(platform, work))
    throw error
  }
}

function handle(asked: IncomingCall, afterwards: Afterwards) {
  const { name, call, handle: handler, session, space, deployer, request, options } = asked
  const { config, services, now } = options
  return services.tx(scopeOf(asked), async (db) => {
    afterwards.notes.length = 0
    afterwards.repairs.length = 0
    // Made anew for each try: a try that is rolled back leaves no cookie behind.
    const { cookies, send } = collectCookies(request, config, asked.caller.token)
    const context: Context = {
      session,
      space,
      deployer,
      db,
      afterRefusal: (work) => void afterwards.notes.push(work),
      putRight: (work) => void afterwards.repairs.push(work),
      now: now(),
      newId,
      lang: langOf(request),
      visitor: visitorOf(request),
      config,
      cookies,
      services,
    }
    const change = changeOf(asked)
    const before = await addedBefore(db, asked, change)
    if (before !== undefined) return { output: call.output.parse(before.answered), send }
    const result = await handler(withoutKey(asked) as never, context) // The input was parsed by this very call's schema.
    await noteChange(name, call, context)
    if (change !== null) await noteChanged(context, change, call.output.parse(result))
    // A file or a stream is opened, and a piece of a file is read, once what its call wrote is committed.
    const isOpened = call.envelope === 'file' || call.envelope === 'stream' || call.encoding === 'bytes'
    return { output: isOpened ? result : call.output.parse(result), send }
  })
}
