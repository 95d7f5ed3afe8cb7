import { spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { hostOf } from '../../foundation/query/white-list/host.ts'
import { selectListed } from '../../foundation/query/white-list/listed-query.ts'
import { refusedHosts } from '../../foundation/query/white-list/refused-hosts.ts'

type Opened = { id: string; code: string | null; url: string }

/**
 * Applications, those that are not on the white list without their address, so that nothing opens them: by what they are, or by
 * the host that they lead to.
 */
export async function withRefusals<T extends Opened>(rows: readonly T[], context: Pick<Context, 'db' | 'space'>) {
  const { entId } = spaceOf(context)
  const listed = await selectListed(context.db, { kind: 'app', entId, values: rows.flatMap(keysOf) })
  const hosts = await refusedHosts(context.db, { entId, addresses: rows.map(({ url }) => url) })
  return rows.map((row) => {
    const isUnlisted = listed !== null && !keysOf(row).some((key) => listed.has(key))
    const isRefused = isUnlisted || hosts.has(hostOf(row.url) ?? '')
    return { ...row, isRefused, url: isRefused ? '' : row.url }
  })
}

/** By its id in its enterprise, or by the code that it has in all of them. */
function keysOf({ id, code }: Opened) {
  return code === null ? [id] : [id, code]
}
