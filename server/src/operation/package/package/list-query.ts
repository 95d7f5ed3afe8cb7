import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { likePart } from './like-part.ts'

type Filter = CallParsed<'listPackages'>
type Builder = ExpressionBuilder<Database & { p: Database['mobile_package'] }, 'p'>

const sortColumns = {
  createdAt: sql`p.created_at`,
  packageName: sql`p.package_name`,
} satisfies SortColumns<'listPackages'>

export function selectPackages(db: Db, filter: Filter) {
  const found = db.selectFrom('mobile_package as p').where((eb) => eb.and(those(conditionsOfOperators(filter, eb))))
  const by = [sortColumns[filter.sort], sql`p.id`]
  return selectList(db, {
    found,
    rows: found.select(listed).select(figures),
    page: filter,
    order: { by, order: filter.order, hasNullsLast: filter.sort === 'packageName' },
  })
}

export function findOnePackage(db: Db, { platform, id }: Pick<ListedPackage, 'platform' | 'id'>) {
  return db
    .selectFrom('mobile_package as p')
    .selectAll('p')
    .select(figures)
    .where('p.id', '=', id)
    .where('p.platform', '=', platform)
    .executeTakeFirst()
}

export type ListedPackage = Awaited<ReturnType<typeof selectPackages>>['rows'][number]
export type FoundPackage = NonNullable<Awaited<ReturnType<typeof findOnePackage>>>

/** All that a list shows: no pictures. */
const listed = [
  'p.id',
  'p.platform',
  'p.status',
  'p.file_name',
  'p.label',
  'p.package_name',
  'p.version_name',
  'p.version_code',
  'p.min_os',
  'p.size_bytes',
  'p.refusal',
  'p.force_update',
  'p.to_all',
  'p.created_at',
  'p.uploaded_by',
  'p.published_at',
] as const

/** How far its upload is, which enterprises have it, and how often it was fetched. */
function figures(eb: Builder) {
  const file = eb.selectFrom('stored_file as f').whereRef('f.id', '=', 'p.file_id')
  const having = eb.selectFrom('package_enterprise as e').whereRef('e.package_id', '=', 'p.id')
  const used = eb
    .selectFrom('package_link as l')
    .whereRef('l.package_id', '=', 'p.id')
    .where('l.used_at', 'is not', null)
  const uploader = eb.selectFrom('user_account as u').whereRef('u.id', '=', 'p.uploaded_by')
  return [
    file.select('f.received_bytes').as('received_bytes'),
    having.select((count) => count.fn.countAll<number>().as('count')).as('enterprises'),
    used.select((count) => count.fn.countAll<number>().as('count')).as('downloads'),
    uploader.select('u.name').as('uploaded_by_name'),
  ]
}

function conditionsOfOperators(filter: Filter, eb: Builder) {
  return {
    ...conditions(filter, eb),
    status: when(filter.status, (wanted) => eb('p.status', '=', wanted)),
  } satisfies Conditions<'listPackages'>
}

function conditions({ platform, entid, iSearch }: Filter, eb: Builder) {
  return {
    platform: when(platform, (wanted) => eb('p.platform', '=', wanted)),
    // The enterprises that have it: by name, or because all have it.
    entid: when(entid, (id) =>
      eb.and([
        eb('p.status', '=', 'published'),
        eb.or([
          eb('p.to_all', '=', true),
          eb('p.id', 'in', eb.selectFrom('package_enterprise as e').select('e.package_id').where('e.ent_id', '=', id)),
        ]),
      ]),
    ),
    iSearch: when(iSearch, (text) => {
      const part = likePart(text)
      return eb.or([
        eb('p.label', 'ilike', part),
        eb('p.package_name', 'ilike', part),
        eb('p.file_name', 'ilike', part),
      ])
    }),
  } satisfies Conditions<'listPackagesInCare'>
}
