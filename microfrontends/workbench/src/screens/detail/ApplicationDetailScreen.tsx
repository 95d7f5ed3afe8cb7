import type { ApplicationDetail, ProblemCode } from '@atrium/shared-utility/contract'
import { homePath } from '@atrium/shared-utility/model'
import { PortalLink, useCall, useText } from '@atrium/shared-utility/react'
import { ApplicationIcon, CardSkeleton, EmptyState, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useParams } from 'react-router'
import { Standing } from './Standing.tsx'

/** An address that cannot be one of an application is told as one that is none. */
const notThere: readonly ProblemCode[] = ['applicationNotFound', 'invalidInput']

/**
 * `/appDetail/{id}` and `/m/appDetail/{id}`: what an application is, for everyone whom its enterprise shows it to, and what
 * the person can do with it. Where they are not shown it, it is as if it did not exist.
 */
export function ApplicationDetailScreen() {
  const { id = '' } = useParams()
  const detail = useCall('getApplicationDetail', { id })
  return (
    <Box sx={{ width: '100%', maxWidth: 720, mx: 'auto' }}>
      {detail.status === 'loading' && <CardSkeleton rows={4} />}
      {detail.status === 'failed' &&
        (notThere.includes(detail.problem.code) ? (
          <NotThere />
        ) : (
          <ProblemNotice problem={detail.problem} onRetry={detail.reload} />
        ))}
      {detail.status === 'done' && <Detail detail={detail.data} onAsked={detail.reload} />}
    </Box>
  )
}

function NotThere() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('detail.none')} />
      <EmptyState
        icon="apps"
        title={t('detail.noneHelp')}
        action={
          <Button component={PortalLink} href={homePath} leaveSpace variant="outlined">
            {t('detail.home')}
          </Button>
        }
      />
    </>
  )
}

function Detail({ detail, onAsked }: { detail: ApplicationDetail; onAsked: () => void }) {
  const t = useText()
  const { id, name, icon, color, description, enterprise } = detail
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 4, p: { xs: 4, sm: 6 } }}>
        <Stack direction="row" spacing={4} sx={{ alignItems: 'flex-start' }}>
          <ApplicationIcon id={id} name={name} icon={icon} color={color} size={56} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
              {name}
            </Typography>
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {t('detail.by', { enterprise })}
            </Typography>
          </Box>
        </Stack>
        {description && (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{description}</Typography>
        )}
        <Standing detail={detail} onAsked={onAsked} />
      </CardContent>
    </Card>
  )
}
