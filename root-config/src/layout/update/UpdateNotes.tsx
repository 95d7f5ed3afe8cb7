import { useLayoutEffect, useRef } from 'react'
import { useBack, useCall, useText } from '@atrium/shared-utility/react'

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
    <dialog ref={dialog} style={style} aria-label={title} onClose={onClose}>
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

const style = {
  display: 'grid',
  gap: 16,
  width: 'min(560px, calc(100vw - 32px))',
  boxSizing: 'border-box',
  maxHeight: 'calc(100dvh - 64px)',
  overflowY: 'auto',
  padding: 24,
  border: '1px solid var(--atrium-palette-divider)',
  borderRadius: 8,
  background: 'var(--atrium-palette-background-paper)',
  color: 'var(--atrium-palette-text-primary)',
} as const
