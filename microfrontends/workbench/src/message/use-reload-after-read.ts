import { messageReadsAtom } from '@atrium/shared-utility'
import type { CallState } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'

/** Asks again whenever messages are marked as read anywhere on the page. */
export function useReloadAfterRead(state: CallState<unknown>) {
  const reads = useAtomValue(messageReadsAtom)
  const handleRead = useEffectEvent(() => {
    if (state.status !== 'loading') state.reload()
  })
  useEffect(() => {
    if (reads > 0) handleRead()
  }, [reads])
}
