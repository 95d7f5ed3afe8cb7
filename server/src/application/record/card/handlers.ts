import type { recordCardCalls } from '@atrium/shared-utility/contract'
import type { Context, Handlers } from '../../../foundation/call/context/context.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { openApp, type OpenEntity } from '../record/open-app.ts'
import { namedIn, namesIn, readable, readEntity, recordOf } from '../record/told.ts'
import { labelIn } from '../../record-store/label-in.ts'
import { cardOf } from './card-fields.ts'

/** A card tells its reader what the page that it leads to would tell them. */
export const cardHandlers: Handlers<typeof recordCardCalls> = {
  async getRecordCard({ appId, entity, id }, context) {
    if (entity !== undefined && id !== undefined) return recordCard({ appId, entity, id }, context)
    return { ...appOn(await openApp(appId, context), context), record: null }
  },
}

function appOn({ icon, color, ...named }: OpenEntity['app'], { lang }: Context) {
  return { app: nameIn(lang, named), icon, color }
}

async function recordCard({ id, ...where }: { appId: string; entity: string; id: string }, context: Context) {
  const { lang } = context
  const open = await readEntity(where, context)
  const row = await readable(open, id, context)
  const names = await namesIn(open, [row], context)
  const { people, related } = await namedIn(open, { rows: [row], names }, context)
  const { values } = recordOf(row, { names, open })
  const fields = open.fields.filter(({ key }) => key in values)
  const card = cardOf({ fields, values, people, related }, lang)
  return { ...appOn(open.app, context), record: { table: labelIn(lang, open.entity), ...card } }
}
