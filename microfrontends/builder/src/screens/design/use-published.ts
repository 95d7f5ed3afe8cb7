import { useCall } from '@atrium/shared-utility/react'
import { useEffect, useEffectEvent } from 'react'
import type { Draft } from './use-draft.ts'

/** The tables and fields that members work with already: their keys and types stay. Empty where that cannot be read. */
export function usePublished({ id, liveVersion, isVisible }: Draft): ReadonlySet<string> {
  const live = useCall('getAppRuntime', { appId: id }, { when: liveVersion !== null && isVisible, recovers: false })
  const handleVersion = useEffectEvent(() => {
    if (live.status !== 'loading') live.reload()
  })
  useEffect(() => handleVersion(), [liveVersion])
  const entities = live.status === 'done' ? live.data.entities : []
  return new Set(entities.flatMap(({ uid, fields }) => [uid, ...fields.map((field) => field.uid)]))
}
