import { tabStore } from '@atrium/shared-utility'
import { arrivalKey } from '@atrium/shared-utility/model'
import { TextProvider, useText } from '@atrium/shared-utility/react'
import { useEffect, useState } from 'react'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }
/** A screen reader hears what comes into a place that it knows; a page that only leads on does not use it up. */
const settlesMs = 150

type Props = { text: string; path: string; onDone: (said: null) => void }

/**
 * The message of the page before, such as that an enterprise was left: until it is closed, or another page is opened.
 */
export function ArrivalBar({ text, path, onDone }: Props) {
  const [shownAt, setShownAt] = useState<string | null>(null)
  useEffect(() => {
    if (shownAt !== null && shownAt !== path) onDone(null)
    if (shownAt !== null) return undefined
    const timer = setTimeout(() => {
      tabStore.set(arrivalKey, null)
      setShownAt(path)
    }, settlesMs)
    return () => clearTimeout(timer)
  }, [path, shownAt, onDone])
  const handleClose = () => {
    onDone(null)
    // The button goes, and a person who works by the keyboard goes on at the page.
    document.getElementById('atrium-main')?.focus()
  }
  const isOn = shownAt === path
  return (
    <TextProvider messages={messages}>
      <output className="atrium-arrival" data-on={isOn}>
        {isOn && <Told text={text} onClose={handleClose} />}
      </output>
    </TextProvider>
  )
}

function Told({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useText()
  return (
    <>
      <span>{text}</span>
      <button className="atrium-button atrium-button-quiet" type="button" onClick={onClose}>
        {t('arrival.close')}
      </button>
    </>
  )
}
