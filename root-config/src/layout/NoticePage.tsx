import { problemWords } from '@atrium/shared-utility'
import type { RouteEntry } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { useHomeUrl } from './use-page.ts'

type Props = { status: 'notFound' | 'forbidden' | 'maintenance'; refused?: RouteEntry['refused'] | undefined }

/** A page of the shell itself: what happened and the way on. */
export function NoticePage({ status, refused }: Props) {
  const t = useText()
  const home = useHomeUrl()
  return (
    <section className="atrium-notice">
      <h1>{t(`${status}.title`)}</h1>
      {status === 'forbidden' && <p>{problemWords(refused ?? 'forbidden')}</p>}
      {/* A reason of its own says whom to ask, too. */}
      {!refused && <p>{t(`${status}.text`)}</p>}
      {status === 'maintenance' ? (
        <a className="atrium-button" href={window.location.href} onClick={reload}>
          {t('maintenance.check')}
        </a>
      ) : (
        <a className="atrium-button" href={home}>
          {t('home')}
        </a>
      )}
    </section>
  )
}

/** The whole page is loaded: with the update done, its files may be new ones. */
function reload(event: { preventDefault: () => void }) {
  event.preventDefault()
  window.location.reload()
}
