import { keepSession } from '@atrium/shared-utility'
import { TextProvider, useAction, useSession, useText } from '@atrium/shared-utility/react'
import { useShell } from '../shell-context.tsx'
import { useSpacePath } from '../use-page.ts'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

/** Tells a person that an operator acted as them, until they say that they know. */
export function ActedBar() {
  return (
    <TextProvider messages={messages}>
      <Bar />
    </TextProvider>
  )
}

function Bar() {
  const t = useText()
  const shell = useShell()
  const base = useSpacePath()
  const session = useSession()
  const read = useAction('readOwnActings')
  const handleRead = async () => {
    if ((await read.run({})).status === 'done') keepSession({ ...session, wasActedAs: false })
  }
  return (
    <output className="atrium-reminder">
      <span style={{ flex: '1 1 280px' }}>{t('acted.text')}</span>
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <button className="atrium-button" type="button" onClick={() => shell.navigate(`${base}/user/profile`)}>
          {t('acted.see')}
        </button>
        <button
          className="atrium-button"
          type="button"
          disabled={read.status === 'pending'}
          onClick={() => void handleRead()}
        >
          {t('acted.known')}
        </button>
      </span>
    </output>
  )
}
