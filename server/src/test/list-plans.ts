import { sql } from 'kysely'
import { z } from 'zod'
import { platform, type Scope } from '../foundation/db/scope.ts'
import type { TestServer } from './test-server.ts'

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Subplan Name'?: string; Plans?: Node[] }
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Subplan Name': z.string().optional(),
    Plans: z.array(node).optional(),
  }),
)
const explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: node })) }))

/**
 * The parts of a list's statement that cost more the more rows there are: those that read a table from its beginning to
 * its end, or sort all that they pass to find a page. The database is told to do neither where it need not, because its
 * tables are small here. `scope`: whose statement it is, which has to be allowed to read the tables.
 */
export async function dearPartsOf({ services }: TestServer, text: string, scope: Scope = platform) {
  const root = await services.tx(scope, async (db) => {
    for (const setting of ['enable_seqscan = off', 'enable_sort = off', 'plan_cache_mode = force_generic_plan'])
      await sql`set local ${sql.raw(setting)}`.execute(db)
    await sql`prepare asked as ${sql.raw(text)}`.execute(db)
    const count = new Set(text.match(/\$\d+/g)).size
    const values = Array.from({ length: count }, () => 'null').join()
    const { rows } =
      await sql`explain (format json) execute asked ${sql.raw(count === 0 ? '' : `(${values})`)}`.execute(db)
    await sql`deallocate asked`.execute(db)
    return explained.parse(rows)[0]?.['QUERY PLAN'][0]?.Plan
  })
  return root === undefined ? [] : partsOf(root, !text.includes('any(array('))
}

/** Where a page is found by an array of ids, what is sorted above that is the page alone. */
function partsOf(one: Node, isOfPage: boolean): string[] {
  const inPage = isOfPage || (one['Subplan Name']?.startsWith('InitPlan') ?? false)
  const isDear = one['Node Type'] === 'Seq Scan' || (inPage && one['Node Type'] === 'Sort')
  const own = isDear ? [`${one['Node Type']} ${one['Relation Name'] ?? ''}`.trim()] : []
  return [...own, ...(one.Plans ?? []).flatMap((part) => partsOf(part, inPage))]
}
