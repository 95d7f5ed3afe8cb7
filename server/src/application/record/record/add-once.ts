import type { RecordValues } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { idOnce } from '../../../foundation/call/once/once-query.ts'
import type { OpenEntity } from './open-app.ts'
import { addTo, changeIn } from './write.ts'

type Sent = { values: RecordValues; onceKey: string | undefined }

/** What a person has changed in the form before they send the record again is a change of the record that is there. */
export async function addOnce(open: OpenEntity, { values, onceKey }: Sent, context: Context) {
  const what = `record ${open.appId} ${open.entity.uid}`
  const { id, isAgain, isSame } = await idOnce(context, { what, onceKey, said: values })
  if (!isAgain) return addTo(open, { id, raw: values }, context)
  if (isSame) return { id, rev: 1 }
  return { id, ...(await changeIn(open, { id, rev: 1, values }, context)) }
}
