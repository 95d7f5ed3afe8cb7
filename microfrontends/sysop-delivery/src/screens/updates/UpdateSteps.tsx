import type { WholeUpdate } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { Section } from '@atrium/shared-utility/ui'
import { Alert, Box, LinearProgress, Typography } from '@mui/material'

/** How far an update is: its steps, what each is about, and what the current one waits for. */
export function UpdateSteps({ update }: { update: WholeUpdate }) {
  const t = useText()
  const format = useFormat()
  const { state, percent, steps } = update
  return (
    <Section title={t('update.steps')} note={t('update.stepsNote')}>
      {state === 'running' && (
        <LinearProgress variant="determinate" value={percent} aria-label={t('update.progress', { percent })} />
      )}
      {state === 'missed' && <Alert severity="warning">{t('update.missedHelp')}</Alert>}
      <Box component="ol" sx={{ display: 'grid', gap: 4, m: 0, pl: 6 }}>
        {steps.map((step) => (
          <li key={step.name} aria-current={step.state === 'now' ? 'step' : undefined}>
            <Typography
              sx={{ fontWeight: step.state === 'now' ? 600 : 400 }}
              color={step.state === 'ahead' ? 'textSecondary' : 'textPrimary'}
            >
              {t(`update.step.${step.name}`)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {step.at === null
                ? t(step.state === 'now' ? 'update.stepNow' : 'update.stepAhead')
                : t('update.stepDone', { at: format.exact(step.at) })}
            </Typography>
            {step.name === 'settle' && <AtWork update={update} />}
            {step.state === 'now' && <Typography variant="body2">{t(`update.stepHelp.${step.name}`)}</Typography>}
          </li>
        ))}
      </Box>
    </Section>
  )
}

/** How many jobs it waits for, or went on without. */
function AtWork({ update: { jobsAtWork: count, steps } }: { update: WholeUpdate }) {
  const t = useText()
  if (count === null || count === 0) return null
  const isWaiting = steps.some(({ name, state }) => name === 'settle' && state === 'now')
  return <Typography variant="body2">{t(isWaiting ? 'update.waitsFor' : 'update.wentOn', { count })}</Typography>
}
