import { Problem, type Call } from '@atrium/shared-utility/contract'
import type { Services } from '../../foundation/context/services.ts'
import { platform } from '../../foundation/db/scope.ts'
import { selectListed } from '../../foundation/white-list/listed-query.ts'
import type { Admitted } from './access-rules.ts'

/** Where only listed calls pass, a security token makes no other one. People who are signed in make them all. */
export async function refuseUnlistedCall(
  { name, call }: { name: string; call: Call },
  { session, space }: Admitted,
  { tx }: Pick<Services, 'tx'>,
) {
  // What is open to anybody is: who is signed in, the words, the pages.
  if (session?.isReadOnly !== true || call.access === 'public') return
  const entId = space?.entId ?? session.entId
  const listed = await tx(platform, (db) => selectListed(db, { kind: 'api', entId, values: [name] }))
  if (listed !== null && !listed.has(name)) throw new Problem('apiNotListed', { name })
}
