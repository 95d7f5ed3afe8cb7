import { actingReturn, loadSession } from '@atrium/shared-utility'
import type { LoginStatus } from '@atrium/shared-utility/contract'
import { TextProvider, useAction, useFormat, useSecondsLeft, useSession, useText } from '@atrium/shared-utility/react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useShell } from '../shell-context.tsx'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

type Acting = NonNullable<LoginStatus['acting']>

const messages = { 'zh-CN': zhCN, 'en-US': enUS }
/**
 * The bar is seen at once in both schemes, and is not among the styles of every first page: the operator who sees it is
 * not the person whom the page names.
 */
const barStyle: CSSProperties = {
  position: 'sticky',
  zIndex: 1100,
  top: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  borderBottom: '3px solid #b26a00',
  background: '#ffe7b8',
  color: '#3d2600',
  overflowWrap: 'anywhere',
}
const textStyle: CSSProperties = { flex: '1 1 280px', minWidth: 0 }
const askStyle: CSSProperties = {
  display: 'flex',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
}
const endStyle: CSSProperties = { background: '#7a4900', color: '#ffffff' }
const quietStyle: CSSProperties = { border: '1px solid #7a4900', background: 'transparent', color: '#3d2600' }

/** On every page: as whom an operator works here, until when, what they may do, and the way back to their own session. */
export function ActingBar({ acting }: { acting: Acting }) {
  return (
    <TextProvider messages={messages}>
      <Bar acting={acting} />
    </TextProvider>
  )
}

function Bar({ acting }: { acting: Acting }) {
  const t = useText()
  const { userName = '' } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section style={barStyle} aria-label={t('acting.label')}>
      <span style={textStyle}>
        <strong>{t('acting.as', { name: userName, by: acting.by })}</strong>{' '}
        {t(acting.mayChange ? 'acting.mayChange' : 'acting.readOnly')} <Left acting={acting} />{' '}
        {t('acting.reason', { reason: acting.reason })}
      </span>
      {!acting.mayChange && !isAsking && (
        <button className="atrium-button" style={quietStyle} type="button" onClick={() => setIsAsking(true)}>
          {t('acting.allow')}
        </button>
      )}
      <End />
      {isAsking && !acting.mayChange && <AllowChanges name={userName} onClose={() => setIsAsking(false)} />}
    </section>
  )
}

function End() {
  const t = useText()
  const shell = useShell()
  const end = useAction('endActing')
  const handleEnd = async () => {
    if ((await end.run({})).status === 'done') shell.load(actingReturn(window.location))
  }
  return (
    <>
      <button
        className="atrium-button"
        style={endStyle}
        type="button"
        disabled={end.status === 'pending'}
        onClick={() => void handleEnd()}
      >
        {t('acting.end')}
      </button>
      {end.status === 'failed' && <span role="alert">{t('acting.endFailed')}</span>}
    </>
  )
}

/** Counts down; at its end the page is loaded anew, and the server leads back. */
function Left({ acting: { until, secondsLeft } }: { acting: Acting }) {
  const t = useText()
  const format = useFormat()
  const shell = useShell()
  const seconds = useSecondsLeft(secondsLeft, until)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) shell.load(actingReturn(window.location))
  }, [isOver, shell])
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  // A screen reader does not read it every second; the time of its end stands beside it.
  return (
    <span>
      {t('acting.until', { time: format.dateTime(until) })} <span aria-hidden="true">{t('acting.left', { left })}</span>
    </span>
  )
}

/**
 * In the bar itself: the shell has no dialogs of its own. The operator's identity is asked next, by the code that asks
 * that everywhere.
 */
function AllowChanges({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useText()
  const allow = useAction('allowActingChanges')
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const handleAllow = async () => {
    if ((await allow.run({})).status === 'done') await loadSession()
  }
  return (
    <fieldset aria-labelledby="acting-allow" style={askStyle}>
      <span id="acting-allow" style={textStyle}>
        <strong>{t('acting.allowAsk', { name })}</strong> {t('acting.allowText')}
      </span>
      <button
        ref={first}
        className="atrium-button"
        style={endStyle}
        type="button"
        disabled={allow.status === 'pending'}
        onClick={() => void handleAllow()}
      >
        {t('acting.allowNow')}
      </button>
      <button className="atrium-button" style={quietStyle} type="button" onClick={onClose}>
        {t('acting.cancel')}
      </button>
      {allow.status === 'failed' && <span role="alert">{t('acting.allowFailed')}</span>}
    </fieldset>
  )
}
