import { useLive } from '@atrium/shared-utility/live'
import { TextProvider, useCall, useFormat, usePolling, useText } from '@atrium/shared-utility/react'
import { useShell } from '../shell-context.tsx'
import { usePage } from '../use-page.ts'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }
/** The page hears when it begins and ends; this often is enough where that is not heard. */
const everyMs = 60_000

/** Operators work on while the system is being updated: this tells them that all others do not. */
export function MaintenanceBar() {
  const status = usePolling('getAppStatus', {}, { everyMs })
  useLive('maintenance', () => status.status !== 'loading' && status.reload())
  const isOn = status.status === 'done' && status.data.isSysUpdating
  return (
    <TextProvider messages={messages}>
      {/* The element is there before maintenance is on, so that a screen reader hears it begin. */}
      <output className="atrium-maintenance" data-on={isOn}>
        {isOn && <Told />}
      </output>
    </TextProvider>
  )
}

function Told() {
  const t = useText()
  const format = useFormat()
  const shell = useShell()
  const page = usePage()
  const known = useCall('getMaintenance', {})
  const { since, until, reason, update } = known.status === 'done' ? known.data : unknown
  const url = page.status === 'starting' ? '/' : page.visit.url
  return (
    <>
      <span>
        <strong>{t('maintenance.on')}</strong> {t('maintenance.who')}{' '}
        {since && `${t('maintenance.since', { time: format.dateTime(since) })} `}
        {until && `${t('maintenance.until', { time: format.dateTime(until) })} `}
        {update && `${t('maintenance.update', update)} `}
        {!update && reason && `${t('maintenance.reason', { reason })} `}
        {!update && (
          <>
            {t('maintenance.end')} <code>npm run maintenance -- off</code>
          </>
        )}
      </span>
      {update && (
        <button
          className="atrium-button"
          type="button"
          onClick={() => shell.navigate(`/sysop/update/${encodeURIComponent(update.id)}`)}
        >
          {t('maintenance.openUpdate')}
        </button>
      )}
      <button
        className="atrium-button"
        type="button"
        onClick={() => shell.navigate(`/maintenance?${new URLSearchParams({ url })}`)}
      >
        {t('maintenance.see')}
      </button>
    </>
  )
}

const unknown = { since: null, until: null, reason: null, update: null }
