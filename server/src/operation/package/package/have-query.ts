import { sql } from 'kysely'
import type { CallParsed } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { enterpriseHolds } from '../../../enterprise/tenant/enterprise/filter-query.ts'

type Page = Omit<CallParsed<'listPackageEnterprises'>, 'platform' | 'id'>
type Package = { id: string; to_all: boolean }

/** The enterprises that have a package, by name; of one for everybody, all that there are. */
export function selectHavers(db: Db, { id, to_all: toAll }: Package, { iSearch, ...page }: Page) {
  const found = db
    .selectFrom('enterprise as e')
    .where('e.deleted_at', 'is', null)
    .where((eb) => {
      const having = eb.selectFrom('package_enterprise as h').select('h.ent_id').whereRef('h.ent_id', '=', 'e.id')
      return eb.and(
        those({
          // Its platform has been looked at with it.
          platform: undefined,
          id: toAll ? undefined : eb.exists(having.where('h.package_id', '=', id)),
          iSearch: when(iSearch, (text) => enterpriseHolds(text, undefined, 'e')),
        } satisfies Conditions<'listPackageEnterprises'>),
      )
    })
  const rows = found.select(['e.id as entid', 'e.name']).select((eb) =>
    eb
      .selectFrom('package_link as l')
      .whereRef('l.ent_id', '=', 'e.id')
      .where('l.package_id', '=', id)
      .where('l.used_at', 'is not', null)
      .select((count) => count.fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('downloads'),
  )
  return selectList(db, {
    found,
    rows,
    page,
    order: { by: [sql`e.name collate atrium_name`, sql`e.id`], order: 'asc' },
  })
}

type Fetched = { id: string; size_bytes: number }

/** The links by which it was fetched, the newest first. */
export function selectDownloads(db: Db, { id, size_bytes: size }: Fetched, { iSearch, ...page }: Page) {
  const found = db
    .selectFrom('package_link as l')
    .where('l.used_at', 'is not', null)
    .where((eb) => {
      const named = eb.selectFrom('enterprise as n').select('n.id').whereRef('n.id', '=', 'l.ent_id')
      return eb.and(
        those({
          platform: undefined,
          id: eb('l.package_id', '=', id),
          iSearch: when(iSearch, (text) => eb.exists(named.where(enterpriseHolds(text, undefined, 'n')))),
        } satisfies Conditions<'listPackageDownloads'>),
      )
    })
  const rows = found
    .select([
      'l.id',
      'l.used_at as at',
      'l.ent_id as entid',
      'l.ip',
      'l.user_agent as userAgent',
      'l.sent_bytes as bytes',
      sql<boolean>`l.sent_ranges @> int8range(0, ${size}::bigint)`.as('isWhole'),
    ])
    .select((eb) => [
      eb.selectFrom('enterprise as e').whereRef('e.id', '=', 'l.ent_id').select('e.name').as('entName'),
      eb.selectFrom('user_account as u').whereRef('u.id', '=', 'l.created_by').select('u.name').as('linkedBy'),
    ])
  return selectList(db, { found, rows, page, order: { by: [sql`l.used_at`, sql`l.id`], order: 'desc' } })
}
