import type { CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../foundation/call/context/context.ts'
import { nameIn } from '../../foundation/call/wording/wording.ts'
import { readInEnterprise } from '../access/in-sight/read-in-enterprise.ts'
import { selectInSight, type ApplicationInSight } from './in-sight-query.ts'
import { matching } from './matching.ts'

/** An enterprise has some hundreds of applications at most, so a text is looked for in memory, also as it is said. */
export async function listEnterpriseApplications(filter: CallParsed<'listEnterpriseApplications'>, context: Context) {
  const { lang } = context
  const { iDisplayStart: start, iDisplayLength: length, iSearch = '' } = filter
  const { total, rows } = await readInEnterprise(filter.entid, context, async (db) => {
    const all = await selectInSight(db, { filter, lang })
    // What is said of an application is not shown, so it is not searched.
    const found = await matching(
      all.map((row) => ({ ...row, description: '' })),
      iSearch,
    )
    return { total: found.length, rows: found.slice(start, start + length) }
  })
  const list = rows.map(({ nameEn, liveVersion, publishedAt, ...row }) => ({
    ...row,
    name: nameIn(lang, { name: row.name, nameEn }),
    version: versionOf({ ...row, liveVersion }),
    publishedAt: publishedAt?.toISOString() ?? null,
  }))
  return { total, list }
}

/** A link has none: it leads to whatever is there. */
function versionOf({ kind, version, liveVersion }: Pick<ApplicationInSight, 'kind' | 'version' | 'liveVersion'>) {
  if (kind === 'built') return liveVersion?.toString() ?? null
  return kind === 'link' ? null : version
}
