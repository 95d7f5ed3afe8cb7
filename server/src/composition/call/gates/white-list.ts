import { Problem } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { selectListed } from '../../../foundation/query/white-list/listed-query.ts'
import type { IncomingCall } from '../incoming-call.ts'

/** Where only listed calls pass, a security token makes no other one. A signed-in person makes them all. Throws apiNotListed. */
export async function whiteList({ name, call, session, space, options }: IncomingCall) {
  // Public calls are open to everyone: the words, the pages, whether a person is signed in.
  if (session?.isReadOnly !== true || call.access.who === 'public') return
  const entId = space?.entId ?? session.entId
  const listed = await options.services.tx(platform, (db) => selectListed(db, { kind: 'api', entId, values: [name] }))
  if (listed !== null && !listed.has(name)) throw new Problem('apiNotListed', { name })
}
