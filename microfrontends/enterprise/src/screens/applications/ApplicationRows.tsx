import { type ManagedApplication, UserType } from '@atrium/shared-utility/contract'
import { useSession, useText } from '@atrium/shared-utility/react'
import { StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, Card, Typography } from '@mui/material'
import type { ApplicationAction } from './application-action.ts'
import { useName } from './use-name.ts'

type Props = { applications: readonly ManagedApplication[]; onAction: (action: ApplicationAction) => void }

/** A line for each application: what it is, whom it is open to, and what is done with it. */
export function ApplicationRows({ applications, onAction }: Props) {
  const t = useText()
  return (
    <Card>
      <Box component="ul" aria-label={t('apps.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {applications.map((application) => (
          <Row key={application.id} application={application} onAction={onAction} />
        ))}
      </Box>
    </Card>
  )
}

type RowProps = { application: ManagedApplication; onAction: Props['onAction'] }

function Row({ application, onAction }: RowProps) {
  const t = useText()
  const name = useName()(application)
  const { ownUrl: url, description } = application
  const isAdministrator = useSession().user_type === UserType.administrator
  const button = (action: ApplicationAction, word: string, color: 'primary' | 'error' = 'primary') => (
    <Button size="small" color={color} aria-label={`${word} ${name}`} onClick={() => onAction(action)}>
      {word}
    </Button>
  )
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Standing application={application} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[t(`apps.kind.${application.kind}`), url, description].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {audienceOf(application, t)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {button({ kind: 'access', application }, t('apps.access'))}
        {url === null
          ? button({ kind: 'listing', application }, t('apps.listing'))
          : button({ kind: 'editLink', application, url }, t('apps.edit'))}
        {isAdministrator && button({ kind: 'publicity', application }, t('apps.publicity'))}
        {url !== null && button({ kind: 'deleteLink', application }, t('apps.delete'), 'error')}
      </Box>
    </Box>
  )
}

function Standing({ application: { visible, isPublished, isPublic } }: { application: ManagedApplication }) {
  const t = useText()
  if (!isPublished) return <StatusChip tone="neutral" label={t('apps.notPublished')} />
  if (!visible) return <StatusChip tone="neutral" label={t('apps.hidden')} />
  return isPublic ? <StatusChip tone="info" label={t('apps.public')} /> : null
}

function audienceOf({ audience, people, departments, isAskable }: ManagedApplication, t: ReturnType<typeof useText>) {
  if (audience === 'everyone') return t('apps.forEveryone')
  const counts = [people > 0 && t('apps.people', { people }), departments > 0 && t('apps.departments', { departments })]
  const chosen = people + departments === 0 ? t('apps.forNobody') : counts.filter(Boolean).join(t('apps.and'))
  return isAskable ? `${chosen} · ${t('apps.canBeAskedFor')}` : chosen
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: 4,
  py: 3,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const
