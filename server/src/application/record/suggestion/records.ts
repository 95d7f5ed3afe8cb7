import type { Suggestion } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { normalName } from '../../../foundation/query/list/names.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { readableEntities } from '../record/readable.ts'
import { labelIn } from '../../record-store/label-in.ts'
import { selectSuggested } from '../../record-store/suggest-query.ts'
import { eachMost } from './best.ts'
import { inTurn } from './in-turn.ts'

const most = 10

/** Records of all applications, by what the caller sees of them; of each table some. */
export async function suggestedRecords(text: string, context: Context): Promise<Suggestion[]> {
  const { db, lang } = context
  const readable = await readableEntities(context)
  const placed = readable.map(({ seen }, place) => ({ store: seen, place }))
  const found = await selectSuggested(db, placed, { search: normalName(text), most: eachMost })
  const groups = readable.map(({ application, appId, entity }, place) =>
    found
      .filter((one) => one.place === place)
      .map(({ id, title, note }): Suggestion => {
        const detail = [note, nameIn(lang, application), labelIn(lang, entity)].filter((one) => one !== '').join(' · ')
        return { type: 'record', id, title, detail, url: `/app/${appId}/${entity.key}/${id}` }
      }),
  )
  return inTurn(groups, most)
}
