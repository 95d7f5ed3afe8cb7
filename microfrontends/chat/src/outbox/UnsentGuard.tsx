import { usePortal, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * There while something is not sent: asks before the page is left, save where it is loaded again and `keep` keeps all of
 * it. From one conversation to the next nothing is lost, and nothing asked.
 */
export function UnsentGuard({ keep }: { keep: () => boolean }) {
  const t = useText()
  const portal = usePortal()
  const answer = useRef<((mayLeave: boolean) => void) | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const settle = (mayLeave: boolean) => {
    setIsAsking(false)
    answer.current?.(mayLeave)
  }
  const keepAll = useEffectEvent(keep)
  useEffect(() => {
    const ask = (to?: string, isReload?: boolean) => {
      if (isReload === true && keepAll()) return true
      if (to !== undefined && isThisPage(to)) return true
      return new Promise<boolean>((resolve) => {
        answer.current = resolve
        setIsAsking(true)
      })
    }
    const stop = portal.guardLeave(ask)
    return () => {
      stop()
      // What was to be asked about is sent.
      answer.current?.(true)
    }
  }, [portal])
  if (!isAsking) return null
  return (
    <ConfirmDialog
      title={t('outbox.leaveQuestion')}
      text={t('outbox.leaveText')}
      confirmLabel={t('outbox.leave')}
      isDangerous
      onConfirm={async () => ({ status: 'done', data: {} })}
      onDone={() => settle(true)}
      onClose={() => settle(false)}
    />
  )
}

/** Another conversation of it. */
function isThisPage(path: string) {
  const { origin, pathname } = globalThis.location
  return new URL(path, origin).pathname === pathname
}
