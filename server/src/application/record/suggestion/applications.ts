import type { Suggestion } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { matching } from '../../../enterprise/application/matching.ts'
import { viewerOf } from '../../../enterprise/application/open-query.ts'
import { selectApplications } from '../../../enterprise/application/queries.ts'
import { withRefusals } from '../../../enterprise/application/refusals.ts'
import { beginningFirst, eachMost } from './best.ts'

/** Applications that may be opened; one that the white list refuses opens nothing, and is left out. */
export async function suggestedApplications(text: string, context: Context): Promise<Suggestion[]> {
  const found = await matching(await selectApplications(context.db, viewerOf(context), undefined), text)
  const rows = await withRefusals(beginningFirst(found, text), context)
  return rows
    .filter(({ isRefused }) => !isRefused)
    .slice(0, eachMost)
    .map(({ id, url, description, icon, color, ...named }) => {
      const look = { icon, color }
      return { type: 'application', id, title: nameIn(context.lang, named), detail: description, url, look }
    })
}
