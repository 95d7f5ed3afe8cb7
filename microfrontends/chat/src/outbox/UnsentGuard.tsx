import { usePortal, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import { useEffect, useRef, useState } from 'react'

/** There while something is not sent: asks before the page is left. From one conversation to the next nothing is lost, and nothing asked. */
export function UnsentGuard() {
  const t = useText()
  const portal = usePortal()
  const answer = useRef<((mayLeave: boolean) => void) | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const settle = (mayLeave: boolean) => {
    setIsAsking(false)
    answer.current?.(mayLeave)
  }
  useEffect(() => {
    const ask = (to?: string) => {
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
