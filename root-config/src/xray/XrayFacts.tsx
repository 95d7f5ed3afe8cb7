import { useAtomValue } from 'jotai'
import { Fragment } from 'react'
import { atriumStore, baseConfigAtom } from '@atrium/shared-utility'
import { UserType } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useSession, useText } from '@atrium/shared-utility/react'
import type { OpenParcel } from './use-open-parcel.ts'
import { styles } from './xray-styles.ts'

/** What is known of the parcel that is open. */
export function XrayFacts({ open: { course, slug, errors } }: { open: OpenParcel }) {
  const t = useText()
  const format = useFormat()
  const isOperator = useSession().user_type === UserType.operator
  const owner = useOwner(slug, isOperator)
  const revision = useAtomValue(baseConfigAtom, { store: atriumStore })?.revision
  const { app, opened, loaded, shown, ready, failures } = course
  const between = (from?: number, to?: number) =>
    from === undefined || to === undefined ? '—' : t('xray.ms', { ms: format.number(Math.round(to - from)) })
  const facts = [
    ['parcel', app.name],
    ['version', app.version],
    ...(owner === null ? [] : [['owner', owner]]),
    ['load', between(opened, loaded)],
    ['mount', between(loaded, shown)],
    ['content', between(opened, ready)],
    ['state', t(failures.some(([reason]) => reason !== 'unmount') ? 'xray.failed' : 'xray.open')],
    ['revision', revision ?? '—'],
  ] as const
  return (
    <>
      <dl style={styles.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt style={styles.term}>{t(`xray.${name}`)}</dt>
            <dd style={styles.value}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <h3 style={styles.subtitle}>{t('xray.errors', { count: errors.length })}</h3>
      {errors.length > 0 && (
        <ul style={styles.errors}>
          {errors.map(({ kind, message, count }) => (
            <li key={`${kind} ${message}`}>{t('xray.error', { message, count })}</li>
          ))}
        </ul>
      )}
      {isOperator && (
        <a href={`/sysop/telemetry/${slug}`} style={styles.link}>
          {t('xray.more')}
        </a>
      )}
    </>
  )
}

/**
 * The contact who answers for it, as far as operators are told; a parcel without a registration came with the portal.
 */
function useOwner(slug: string, isOperator: boolean) {
  const t = useText()
  const found = useCall('listTeamParcels', { iSearch: slug, iDisplayLength: 200 }, { when: isOperator })
  if (!isOperator) return null
  if (found.status !== 'done') return '—'
  const parcel = found.data.list.find((one) => one.slug === slug)
  return parcel ? t('xray.ownedBy', { team: parcel.team, contact: parcel.contact }) : t('xray.builtIn')
}
