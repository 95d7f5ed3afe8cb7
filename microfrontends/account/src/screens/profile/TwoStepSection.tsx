import { PortalLink, useBasePath, useCall, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Button, Stack, Typography } from '@mui/material'

/** Which second factors one has, and the way to the page where they are set up and removed. */
export function TwoStepSection() {
  const t = useText()
  const base = useBasePath()
  const status = useCall('getTwoStepStatus', {})
  const page = `/force/frontTwoVerify?url=${encodeURIComponent(`${base}/user/profile`)}`
  return (
    <Section title={t('twoStep.title')} note={t('factor.note')}>
      {status.status === 'failed' && <ProblemNotice problem={status.problem} onRetry={status.reload} />}
      {status.status === 'loading' && <ListSkeleton rows={1} />}
      {status.status === 'done' && (
        <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ flex: '1 1 160px' }}>
            {[...new Set(status.data.enrolled.map(({ kind }) => t(`factor.${kind}`)))].join(t('factor.and')) ||
              t('factor.none')}
          </Typography>
          <Button component={PortalLink} href={page} size="small" variant="outlined" color="inherit">
            {t(status.data.enrolled.length === 0 ? 'factor.setUp' : 'factor.manage')}
          </Button>
        </Stack>
      )}
    </Section>
  )
}
