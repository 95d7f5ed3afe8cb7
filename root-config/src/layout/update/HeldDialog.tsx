import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useFormat, useNoBack, usePolling, useText } from '@atrium/shared-utility/react'
import { dialogStyle } from './dialog-style.ts'
import { useHeard } from './use-heard.ts'

const everyMs = 5_000

type Props = { onOver: () => void; onLeave: () => void }

/** Stands over a page with unsaved work until the update is over: nothing behind it can be used, and nothing of it is lost. */
export function HeldDialog({ onOver, onLeave }: Props) {
  const t = useText()
  const format = useFormat()
  const titleId = useId()
  // A question about the unsaved work would stand behind this dialog, where the person could not answer it.
  useNoBack()
  const dialog = useRef<HTMLDialogElement>(null)
  const status = usePolling('getAppStatus', {}, { everyMs, until: (now) => !now.isSysUpdating })
  const isOver = status.status === 'done' && !status.data.isSysUpdating
  useHeard('maintenance', () => status.status !== 'loading' && status.reload())
  const handleOver = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) handleOver()
  }, [isOver])
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  // It stands above the dialog with the work; the focus goes back there by itself.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const eta = status.status === 'done' ? status.data.eta : null
  const isAhead = eta !== null && Date.parse(eta) > now
  return (
    <dialog
      ref={dialog}
      style={dialogStyle}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={titleId} style={{ margin: 0, fontSize: 18 }}>
        {t('held.title')}
      </h2>
      <p style={{ margin: 0 }}>{t('held.kept')}</p>
      <output>{isAhead ? t('held.eta', { time: format.dateTime(eta) }) : t('held.waiting')}</output>
      <button className="atrium-button" type="button" style={{ justifySelf: 'end' }} onClick={onLeave}>
        {t('held.leave')}
      </button>
    </dialog>
  )
}
