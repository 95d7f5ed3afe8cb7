import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction } from '@atrium/shared-utility/react'
import { useLatest } from '@atrium/shared-utility/ui'

type Settings = CallOutput<'getPlatformSettings'>

/** A setting as the form began with it, and anew where another operator has changed it meanwhile. */
export function useLatestSetting<N extends keyof Settings>(name: N, began: Settings[N]) {
  const read = useAction('getPlatformSettings')
  return useLatest<Settings[N]>(began, async () => {
    const result = await read.run({})
    return result.status === 'done' ? { ...result, data: result.data[name] } : result
  })
}
