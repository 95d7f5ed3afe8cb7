import type { RecordValues } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../foundation/context/context.ts'
import { addedUnder } from '../record-store/once-query.ts'
import type { OpenEntity } from './open-app.ts'
import { addTo, changeIn } from './write.ts'

type Sent = { values: RecordValues; onceKey: string | undefined }

/**
 * A browser that heard no answer sends the record again, under the key that it gave it. What its person has changed in the form since
 * is a change of the record that is there.
 */
export async function addOnce(open: OpenEntity, { values, onceKey }: Sent, context: Context) {
  const { newId, db, now } = context
  if (onceKey === undefined) return addTo(open, { id: newId(), raw: values }, context)
  const { entId } = open.store
  const by = sessionOf(context).userId
  const key = `record ${open.appId} ${open.entity.uid} ${onceKey}`
  const { id, isAgain, isSame } = await addedUnder(db, { entId, by, id: newId(), now, key, said: values })
  if (!isAgain) return addTo(open, { id, raw: values }, context)
  if (isSame) return { id, rev: 1 }
  return { id, ...(await changeIn(open, { id, rev: 1, values }, context)) }
}
