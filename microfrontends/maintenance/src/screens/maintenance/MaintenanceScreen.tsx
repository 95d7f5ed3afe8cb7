import { Button, LinearProgress, Stack, Typography } from '@mui/material'
import { PortalLink, useSession, useText } from '@atrium/shared-utility/react'
import { UserType } from '@atrium/shared-utility/contract'
import { Eta } from './Eta.tsx'
import { useMaintenance } from './use-maintenance.ts'

type Props = {
  /** In a mini program, where operators do not sign in. */
  isMini?: boolean
}

/** `/maintenance`: what happens and until when; it goes back by itself to the page in `url` once it is over. */
export function MaintenanceScreen({ isMini = false }: Props) {
  const t = useText()
  const { login, user_type } = useSession()
  const { eta, isOver, isUnreachable, isStill, isChecking, checkNow } = useMaintenance()
  return (
    <Stack spacing={6} sx={{ maxWidth: 560, mx: 'auto', px: 4, py: { xs: 12, md: 24 } }}>
      <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
        {t('maintenance.title')}
      </Typography>
      <Stack spacing={2}>
        <Typography>{t('maintenance.what')}</Typography>
        <Typography>{t('maintenance.why')}</Typography>
      </Stack>
      <LinearProgress aria-label={t('maintenance.title')} />
      <Stack spacing={2}>
        <Typography component="output">
          {isOver ? t('maintenance.over') : isUnreachable ? t('maintenance.unreachable') : <Eta eta={eta} />}
        </Typography>
        <Typography color="textSecondary">{t('maintenance.wait')}</Typography>
      </Stack>
      <Stack direction="row" useFlexGap spacing={4} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {/* Never disabled: it would drop the focus of the person who pressed it. A second press finds the first one's check. */}
        <Button variant="outlined" aria-busy={isChecking} onClick={checkNow}>
          {isChecking ? t('maintenance.checking') : t('maintenance.check')}
        </Button>
        {!login && !isMini && (
          <Button component={PortalLink} href="/home/login?isadmin=1" leaveSpace>
            {t('maintenance.signIn')}
          </Button>
        )}
        {user_type === UserType.operator && (
          <Button component={PortalLink} href="/sysop/enterprise" leaveSpace>
            {t('maintenance.operator')}
          </Button>
        )}
        {isStill && !isOver && <Typography color="textSecondary">{t('maintenance.still')}</Typography>}
      </Stack>
    </Stack>
  )
}
