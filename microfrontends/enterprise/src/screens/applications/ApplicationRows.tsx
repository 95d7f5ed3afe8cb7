import type { ManagedApplication } from '@atrium/shared-utility/contract'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { ApplicationIcon, RowMenu, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, Card, Link, Typography } from '@mui/material'
import type { ApplicationAction } from './application-action.ts'
import { useName } from './use-name.ts'
import { useIsAdministrator } from '../../use-is-administrator.ts'

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
  const { id, icon, color, ownUrl: url, description } = application
  const isAdministrator = useIsAdministrator()
  const act = (action: ApplicationAction, word: string) => ({
    key: action.kind,
    label: t(word),
    isDangerous: action.kind === 'deleteLink',
    onSelect: () => onAction(action),
  })
  const acts = [
    url === null
      ? act({ kind: 'listing', application }, 'apps.listing')
      : act({ kind: 'editLink', application, url }, 'apps.edit'),
    ...(isAdministrator ? [act({ kind: 'publicity', application }, 'apps.publicity')] : []),
    ...(url === null ? [] : [act({ kind: 'deleteLink', application }, 'apps.delete')]),
  ]
  return (
    <Box component="li" sx={row}>
      <ApplicationIcon id={id} name={name} icon={icon} color={color} />
      <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Name application={application} name={name} />
          <Standing application={application} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[t(`apps.kind.${application.kind}`), url, description].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Audience application={application} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button
          size="small"
          aria-label={`${t('apps.access')} ${name}`}
          onClick={() => onAction({ kind: 'access', application })}
        >
          {t('apps.access')}
        </Button>
        <RowMenu name={name} actions={acts} />
      </Box>
    </Box>
  )
}

/** Leads to where it is built, or to what members read of it. */
function Name({
  application: { id, kind, visible, audience },
  name,
}: {
  application: ManagedApplication
  name: string
}) {
  const sx = { fontWeight: 500, overflowWrap: 'anywhere' } as const
  const isShown = visible && audience === 'everyone'
  if (kind !== 'built' && !isShown) return <Typography sx={sx}>{name}</Typography>
  return (
    <Link component={PortalLink} href={kind === 'built' ? `/builder/${id}` : `/appDetail/${id}`} sx={sx}>
      {name}
    </Link>
  )
}

function Standing({ application: { visible, isPublished, isPublic } }: { application: ManagedApplication }) {
  const t = useText()
  if (!isPublished) return <StatusChip tone="neutral" label={t('apps.notPublished')} />
  if (!visible) return <StatusChip tone="neutral" label={t('apps.hidden')} />
  return isPublic ? <StatusChip tone="info" label={t('apps.public')} /> : null
}

/** Names the people and departments that see it, and the roles that they need, where it has roles. */
function Audience({ application }: { application: ManagedApplication }) {
  const t = useText()
  const { id, roles, audience } = application
  if (roles === 0) return chosenOf(application, t)
  const link = (
    <Link component={PortalLink} href={`/builder/${id}?view=roles`}>
      {t('apps.roles', { roles })}
    </Link>
  )
  return audience === 'everyone' ? (
    link
  ) : (
    <>
      {chosenOf(application, t)} · {link}
    </>
  )
}

function chosenOf({ audience, people, departments, isAskable }: ManagedApplication, t: ReturnType<typeof useText>) {
  if (audience === 'everyone') return t('apps.forEveryone')
  const counts = [people > 0 && t('apps.people', { people }), departments > 0 && t('apps.departments', { departments })]
  const chosen = people + departments === 0 ? t('apps.forNobody') : counts.filter(Boolean).join(t('apps.and'))
  return isAskable ? `${chosen} · ${t('apps.canBeAskedFor')}` : chosen
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: 4,
  py: 3,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const
