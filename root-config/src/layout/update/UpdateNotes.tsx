import { useLayoutEffect, useRef } from 'react'
import { useBack, useCall, useText } from '@atrium/shared-utility/react'
import { dialogStyle } from './dialog-style.ts'

type Props = { id: string; title: string; onClose: () => void }

/** What an announced update brings, in the person’s language. */
export function UpdateNotes({ id, title, onClose }: Props) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useBack(onClose)
  const told = useCall('getUpdateList', {})
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const found = told.status === 'done' ? told.data.list.find((one) => one.id === id) : undefined
  return (
    <dialog ref={dialog} style={dialogStyle} aria-label={title} onClose={onClose}>
      <h2 style={{ margin: 0, fontSize: 18 }}>{title}</h2>
      <div style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {told.status === 'loading' && t('update.loading')}
        {told.status === 'failed' && told.problem.message}
        {found?.notes}
      </div>
      <button className="atrium-button" type="button" style={{ justifySelf: 'end' }} onClick={onClose}>
        {t('update.close')}
      </button>
    </dialog>
  )
}
