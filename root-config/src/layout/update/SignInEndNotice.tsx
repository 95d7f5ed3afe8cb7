import { useBack, useSecondsLeft, useSession, useText } from '@atrium/shared-utility/react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { dialogStyle } from './dialog-style.ts'
import { useSignInEnd, type SignInEnd } from './use-sign-in-end.ts'

/** Says two minutes before that the sign-in ends because it is not used, and keeps it at a press. What is typed stays in any case. */
export function SignInEndNotice() {
  const { login, isReadOnly, acting } = useSession()
  return login && isReadOnly !== true && acting === undefined ? <Watch /> : null
}

function Watch() {
  const { end, stay } = useSignInEnd()
  return end && <Notice end={end} onClose={() => void stay()} />
}

function Notice({ end, onClose }: { end: SignInEnd; onClose: () => void }) {
  const t = useText()
  const titleId = useId()
  const textId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const left = useSecondsLeft(end.secondsLeft, end.of)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useBack(onClose)
  useTitle(t('end.title'))
  return (
    <dialog
      ref={dialog}
      style={dialogStyle}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={onClose}
    >
      <h2 id={titleId} style={{ margin: 0, fontSize: 18 }}>
        {t('end.title')}
      </h2>
      <p id={textId} style={{ margin: 0 }}>
        {t(end.canStay ? 'end.unused' : 'end.longest', {
          time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`,
        })}
      </p>
      <button className="atrium-button" type="button" style={{ justifySelf: 'end' }} onClick={onClose}>
        {t(end.canStay ? 'end.stay' : 'update.read')}
      </button>
    </dialog>
  )
}

/** Seen in another tab, too. */
function useTitle(said: string) {
  useEffect(() => {
    const { title } = document
    document.title = `${said} – ${title}`
    return () => void (document.title = title)
  }, [said])
}
