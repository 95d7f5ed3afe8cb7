import { Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import type { Context } from '../../foundation/call/context/context.ts'
import { findCheck, type CheckRow } from './queries.ts'
import { meaningOf } from './row.ts'

type ReleaseRequest = {
  slug: string
  version: { id: string; version: string }
  /** Why it is to be released all the same; only operators may say so. */
  force?: { reason: string } | null
}

/**
 * Throws where a version has to be run in a browser before it is released, and was not, or was refused:
 * browserCheckRunning, browserCheckRefused, browserCheckMissing. An operator who forces it is logged.
 */
export async function refuseUnchecked({ slug, version, force = null }: ReleaseRequest, context: Context) {
  const use = context.services.settings.current().gate.value.browser
  if (use === 'notUsed') return
  const problem = objection(await findCheck(context.db, version.id), { version: version.version, use, context })
  if (problem === null) return
  if (force === null) throw problem
  const diff = { versionName: version.version, reason: force.reason, found: problem.code }
  await recordAct(context, { action: 'forceParcel', targetKind: 'parcel', targetId: slug, entId: null, diff })
}

type Around = { version: string; use: 'required' | 'ifAvailable'; context: Pick<Context, 'lang'> }

function objection(row: CheckRow | undefined, { version, use, context: { lang } }: Around) {
  switch (row?.state) {
    case 'passed':
      return null
    case 'waiting':
    case 'running':
      return new Problem('browserCheckRunning', { version })
    case 'refused':
      return new Problem('browserCheckRefused', { version, count: refusedOf(row) })
    case 'failed':
      return new Problem('browserCheckMissing', { version, why: meaningOf(row, lang) })
    default:
      if (use === 'ifAvailable') return null
      return new Problem('browserCheckMissing', { version, why: row === undefined ? '–' : meaningOf(row, lang) })
  }
}

function refusedOf({ findings }: CheckRow) {
  return findings.filter(({ level }) => level === 'refused').length
}
