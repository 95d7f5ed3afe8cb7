import type { PackageRow } from '@atrium/shared-utility/contract'
import { useEffect, useEffectEvent } from 'react'

const everyMs = 1500

/** Asks again while the server looks into one of these packages. */
export function useReloadWhileRead({
  rows,
  reload,
}: {
  rows: readonly Pick<PackageRow, 'status'>[]
  reload: (() => void) | undefined
}) {
  const isReading = rows.some(({ status }) => status === 'parsing')
  const again = useEffectEvent(() => reload?.())
  useEffect(() => {
    if (!isReading) return
    const timer = setInterval(() => again(), everyMs)
    return () => clearInterval(timer)
  }, [isReading])
}
