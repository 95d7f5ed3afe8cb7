import { useAtomValue } from 'jotai'
import { atriumStore, baseConfigAtom } from '@atrium/shared-utility'
import type { BaseConfig, OwnOverride } from '@atrium/shared-utility/contract'
import { useAction, useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { localFaultAtom } from '../../follow/local-fault.ts'
import { frameAtom } from '../../frame/frame-state.ts'
import { useSpacePath } from '../use-page.ts'

/** Says on every page what this person sees in place of what is in force, until when, and ends it. */
export function OverrideNotice() {
  const config = useAtomValue(baseConfigAtom, { store: atriumStore })
  return config?.overridden === undefined ? null : <Overridden key={config.revision} config={config} />
}

function Overridden({ config }: { config: BaseConfig }) {
  const t = useText()
  const own = useCall('listOwnOverrides', {})
  const here = own.status === 'done' ? own.data.filter(({ isHere }) => isHere) : []
  return (
    <section aria-label={t('override.label')}>
      {own.status === 'failed' && (
        <p className="atrium-reminder">
          <span style={{ flex: '1 1 280px' }}>{t('override.some')}</span>
          <button className="atrium-button" type="button" onClick={own.reload}>
            {t('override.look')}
          </button>
        </p>
      )}
      {here.map((one) => (
        <Told key={one.id} one={one} isShown={config.apps.some(({ name }) => name === one.name)} />
      ))}
    </section>
  )
}

function Told({ one, isShown }: { one: OwnOverride; isShown: boolean }) {
  const t = useText()
  const format = useFormat()
  const base = useSpacePath()
  const end = useAction('endOwnOverride')
  const { name, kind, version, port, madeBy, expiresAt } = one
  const said = { name, version, port: String(port), madeBy: madeBy ?? '', time: format.dateTime(expiresAt) }
  const hasFailed = useHasFailed(name)
  const fault = useAtomValue(localFaultAtom, { store: atriumStore })
  const isFaulty = hasFailed || (kind === 'dev' && fault !== null)
  const handleEnd = () => void end.run({ id: one.id })
  return (
    <div className="atrium-reminder" role={isFaulty ? 'alert' : undefined}>
      <span style={{ flex: '1 1 280px' }}>
        <strong>{t(`override.${kind}`, said)}</strong> {t('override.until', said)}
        {hasFailed && ` ${t('override.failed')}`}
        {!isShown && ` ${t('override.unfit')}`}
        {end.status === 'failed' && ` ${t('override.unended')}`}
        {kind === 'dev' && fault !== null && <LocalFault fault={fault} />}
      </span>
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <a className="atrium-button" href={base + one.home}>
          {t('override.open')}
        </a>
        <button className="atrium-button" type="button" disabled={end.status === 'pending'} onClick={handleEnd}>
          {t('override.end')}
        </button>
      </span>
    </div>
  )
}

/** The fault as the terminal has it: the place, what is wrong, and the lines around it. */
function LocalFault({ fault }: { fault: string }) {
  const t = useText()
  return (
    <>
      <br />
      {t('override.fault')}
      <code style={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{fault}</code>
    </>
  )
}

/** Whether a failure card stands in its place. */
function useHasFailed(name: string) {
  const frame = useAtomValue(frameAtom, { store: atriumStore })
  return frame.status === 'failed' && frame.failure.app.name === name
}
