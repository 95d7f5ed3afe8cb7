import { useRef, useState } from 'react'
import { useText } from '@atrium/shared-utility/react'
import { failureDetails } from './failure.ts'
import type { Failure } from './frame-state.ts'

type Props = { failure: Failure; onRetry: () => void }

/** Stands in for a page whose parcel failed: what happened, what to do, and what to report. */
export function FailureCard({ failure, onRetry }: Props) {
  const t = useText()
  const { app, traceId, reason, isOfCode } = failure
  return (
    <section className="atrium-notice" role="alert">
      <h1>{t('failure.title')}</h1>
      <p>{t(reason === 'load' && isOfCode ? 'failure.code' : `failure.${reason}`)}</p>
      <p className="atrium-small">
        {t('failure.version', { name: app.name, version: app.version })}
        <br />
        {t('failure.trace', { id: traceId })}
      </p>
      <div className="atrium-actions">
        <button className="atrium-button" type="button" onClick={onRetry}>
          {t('retry')}
        </button>
        <CopyDetails details={failureDetails(failure)} />
      </div>
    </section>
  )
}

function CopyDetails({ details }: { details: string }) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  const shown = useRef<HTMLTextAreaElement>(null)
  const handleCopy = async () => setCopied(await copy(details, shown.current))
  return (
    <>
      <button className="atrium-button atrium-button-quiet" type="button" onClick={handleCopy}>
        {t(isCopied ? 'failure.copied' : 'failure.copy')}
      </button>
      <textarea
        ref={shown}
        className="atrium-details"
        readOnly
        rows={5}
        value={details}
        aria-label={t('failure.details')}
      />
    </>
  )
}

/** Selects the text as well: without https there is no clipboard, and Ctrl-C then finds it selected. */
async function copy(details: string, shown: HTMLTextAreaElement | null) {
  shown?.select()
  try {
    await navigator.clipboard.writeText(details)
    return true
  } catch {
    // The browser does not allow it, or has no clipboard: the selection remains.
    return false
  }
}
