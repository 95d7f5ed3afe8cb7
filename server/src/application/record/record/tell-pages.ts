import { publish } from '../../../foundation/sending/live/queries.ts'
import type { OpenEntity } from './open-app.ts'
import type { RecordContext } from './record-context.ts'

/**
 * Tells open pages of those who read a table of an application that there is news in it. Which record it is, is not said: not all
 * of them may see it. They read it by calls, which look at their rights.
 */
export function tellPages({ appId, entity, store: { entId } }: OpenEntity, { db }: RecordContext) {
  const payload = { appId, entityUid: entity.uid }
  return publish(db, { kind: 'records', payload, audience: { entId, to: 'application', ids: [appId, entity.uid] } })
}
