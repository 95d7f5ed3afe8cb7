import { useState } from 'react'
import { deviceStore, signedIn } from '@atrium/shared-utility'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { TextProvider, useFormat, usePolling, useText } from '@atrium/shared-utility/react'
import { VersionNotice } from '../../follow/VersionNotice.tsx'
import { OverrideNotice } from './OverrideNotice.tsx'
import { ExpiryNotice } from './ExpiryNotice.tsx'
import { SignInEndNotice } from './SignInEndNotice.tsx'
import { UpdateNotes } from './UpdateNotes.tsx'
import { useHeard } from './use-heard.ts'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }
/** A signed-in person hears of a change at once; this often is enough for all others. */
const everyMs = 300_000
const rememberedAs = 'atrium.update.read'

/** All open pages do not ask at one moment. */
const spreadMs = 1000

/** Tells of an announced update, on every page, until the person has read it. */
export function UpdateNotice() {
  const status = usePolling('getUpdateStatus', {}, { everyMs })
  const [read, setRead] = useState(() => deviceStore.get(rememberedAs))
  const handleNews = () => {
    if (status.status !== 'loading') setTimeout(status.reload, spreadMs * Math.random())
  }
  useHeard('update', handleNews)
  // An update that has begun is no longer planned: operators, who stay, read it beside the bar that says so.
  useHeard('maintenance', handleNews)
  const told = status.status === 'done' && isTold(status.data) && status.data.key !== read ? status.data : null
  const handleRead = () => {
    if (told === null) return
    deviceStore.set(rememberedAs, told.key)
    setRead(told.key)
  }
  return (
    <TextProvider messages={messages}>
      <ExpiryNotice />
      <OverrideNotice />
      <VersionNotice />
      <SignInEndNotice />
      {/* There before it tells anything, so that a screen reader hears it. */}
      <output className={told ? 'atrium-reminder' : undefined}>
        {told && <Told told={told} onRead={handleRead} />}
      </output>
    </TextProvider>
  )
}

type Status = CallOutput<'getUpdateStatus'>
type Announced = Status & {
  id: string
  key: string
  version: string
  title: string
  plannedAt: string
  windowMin: number
}

function isTold(status: Status): status is Announced {
  return status.state === 'announced' && status.id !== null && status.key !== null
}

function Told({ told, onRead }: { told: Announced; onRead: () => void }) {
  const t = useText()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { id, version, title, plannedAt, windowMin: minutes, hasNotes } = told
  return (
    <>
      <span style={{ flex: '1 1 280px' }}>
        <strong>{t('update.planned', { version, title })}</strong>{' '}
        {t('update.when', { time: format.dateTime(plannedAt), minutes })}
      </span>
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {hasNotes && signedIn() && (
          <button className="atrium-button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('update.notes')}
          </button>
        )}
        <button className="atrium-button" type="button" onClick={onRead}>
          {t('update.read')}
        </button>
      </span>
      {isOpen && <UpdateNotes id={id} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
