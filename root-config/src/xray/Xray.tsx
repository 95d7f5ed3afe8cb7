import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { isOfInputMethod, TextProvider, useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import type { Course } from '../frame/course.ts'
import { XrayFacts } from './XrayFacts.tsx'
import { useOpenParcel } from './use-open-parcel.ts'
import { useOutline } from './use-outline.ts'
import { styles } from './xray-styles.ts'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

type Props = { courses: Course[]; onClose: () => void }

/** What the page is made of: outlines the parcel that is open, and says whose it is, how it came up and what went wrong. */
export function Xray(props: Props) {
  return createPortal(
    <TextProvider messages={messages}>
      <Region {...props} />
    </TextProvider>,
    document.body,
  )
}

function Region({ courses, onClose }: Props) {
  const t = useText()
  const titleId = useId()
  const open = useOpenParcel(courses)
  const region = useFocus()
  useEscape(onClose)
  useOutline(open?.slug, open?.course.opened)
  return (
    <section ref={region} tabIndex={-1} aria-labelledby={titleId} style={styles.region}>
      <div style={styles.head}>
        <h2 id={titleId} style={styles.title}>
          {t('xray.title')}
        </h2>
        <button type="button" className="atrium-icon-button" aria-label={t('xray.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {open ? <XrayFacts open={open} /> : <p style={styles.text}>{t('xray.nothing')}</p>}
    </section>
  )
}

/** A screen reader begins to read there; the element that had the focus gets it back. */
function useFocus() {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    region.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return region
}

/** A question that is open is answered first. */
function useEscape(onClose: () => void) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isAsked =
        document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isAsked && !isOfInputMethod(event)) onClose()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [onClose])
}
