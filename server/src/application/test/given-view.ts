import type { AppViewBody } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import type { givenApp } from './given-app.ts'

type App = Pick<Awaited<ReturnType<typeof givenApp>>, 'builder' | 'appId' | 'uid'>

/** A view of the table, in words that a test changes. */
export const viewOf = (entity: string, changes: Partial<AppViewBody>): AppViewBody => ({
  key: 'open',
  label: '待处理',
  labelEn: 'Open',
  entity,
  kind: 'table',
  fields: [],
  sort: null,
  groupBy: null,
  ...changes,
})

/** A view in the draft. */
export async function givenView({ builder, appId, uid }: App, changes: Partial<AppViewBody>) {
  const [viewUid, body] = [newId(), viewOf(uid, changes)]
  await builder.call('putAppView', { appId, uid: viewUid, rev: 0, body })
  return { viewUid, body }
}
