import { onLive } from '@atrium/shared-utility/live'
import type { CallState } from '@atrium/shared-utility/react'
import { useEffect, useEffectEvent } from 'react'
import type { Opened } from '../opened/OpenedApp.tsx'
import { startQuietMoments } from './quiet-moment.ts'

/**
 * Reads these again when a person has changed records of the table, or of a table that its fields name: a little later, when it
 * does not disturb what the person here is doing. The word tells of the table only; what is new is what the call answers.
 */
export function useRecordNews({ app, entity }: Opened, reads: readonly CallState<unknown>[]) {
  const tables = [entity.uid, ...entity.fields.flatMap(({ relatesTo }) => relatesTo ?? [])]
  const isMeant = useEffectEvent((appId: string, uid: string) => appId === app.id && tables.includes(uid))
  // A question that is on its way is not given up for the next one: else a busy table would never be shown.
  const isHeld = useEffectEvent(() => reads.some((one) => one.status === 'done' && one.isRefreshing))
  const run = useEffectEvent(() => {
    for (const one of reads) if (one.status !== 'loading') one.reload()
  })
  useEffect(() => {
    const moments = startQuietMoments({ isHeld: () => isHeld(), run: () => run() })
    const stop = onLive('records', (news) => {
      if (news === null || isMeant(news.appId, news.entityUid)) moments.ask()
    })
    return () => {
      stop()
      moments.stop()
    }
  }, [])
}
