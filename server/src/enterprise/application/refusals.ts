import { spaceOf, type Context } from '../../foundation/context/context.ts'
import { selectListed } from '../../foundation/white-list/listed-query.ts'

type Opened = { id: string; code: string | null; url: string }

/** Applications, those that are not on the white list without their address, so that nothing opens them. */
export async function withRefusals<T extends Opened>(rows: readonly T[], context: Context) {
  const { entId } = spaceOf(context)
  const listed = await selectListed(context.db, { kind: 'app', entId, values: rows.flatMap(keysOf) })
  return rows.map((row) => {
    const isRefused = listed !== null && !keysOf(row).some((key) => listed.has(key))
    return { ...row, isRefused, url: isRefused ? '' : row.url }
  })
}

/** By its id in its enterprise, or by the code that it has in all of them. */
function keysOf({ id, code }: Opened) {
  return code === null ? [id] : [id, code]
}
