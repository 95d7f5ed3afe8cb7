import type { VersionHealth, WholeRollout } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, Section } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { errorRate } from '../telemetry/error-rate.ts'

/** How the version does beside the one before it; once it has halted by itself, how it did then. */
export function Health({ rollout: { found, health, version, before } }: { rollout: WholeRollout }) {
  const t = useText()
  const say = useFigures()
  const shown = found ?? health
  const note = found === null ? t('rollout.healthHelp') : t('rollout.healthFound')
  const isAny = shown !== null && (shown.own.openings > 0 || shown.before !== null)
  return (
    <Section title={t('rollout.health')} note={note}>
      {shown === null && <Typography>{t('rollout.healthOver')}</Typography>}
      {shown !== null && !isAny && <Typography>{t('rollout.notOpened')}</Typography>}
      {shown !== null && isAny && (
        <FactList
          facts={[
            { label: version, value: say(shown.own) },
            {
              label: before ?? '',
              value: shown.before === null ? before !== null && t('rollout.healthNone') : say(shown.before),
            },
          ]}
        />
      )}
    </Section>
  )
}

function useFigures() {
  const t = useText()
  const format = useFormat()
  return (health: VersionHealth) => {
    const { openings, erred, mountMs } = health
    if (openings === 0) return t('rollout.notOpened')
    const percent = format.number(errorRate(health))
    const told = [
      erred === 0 ? t('rollout.figuresFine', { openings }) : t('rollout.figures', { openings, erred, percent }),
    ]
    if (mountMs !== null) told.push(t('rollout.mounted', { ms: format.number(mountMs) }))
    return told.join(t('rollout.joint'))
  }
}
