import { Box, ButtonBase, Link, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { PortalLink, useCall, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, PersonAvatar } from '@atrium/shared-utility/ui'
import { CallCard } from '../card/CallCard.tsx'
import { CardEmpty } from '../card/CardEmpty.tsx'
import { plainList, rowLink } from '../card/rows.ts'

type Team = NonNullable<CallOutput<'getOwnTeam'>>

/** The people of one's own department; each leads to their card in the directory. */
export function TeamCard() {
  const t = useText()
  const team = useCall('getOwnTeam', {}, { keepPrevious: true })
  return (
    <CallCard
      title={t('team.title')}
      state={team}
      skeleton={<ListSkeleton rows={3} />}
      note={(own) => own?.name}
      action={<DirectoryLink href="/user/directory" label={t('team.directory')} />}
    >
      {(own) => (own === null || own.people.length === 0 ? <NoTeam team={own} /> : <People team={own} />)}
    </CallCard>
  )
}

function People({ team: { departmentId, name, total, people } }: { team: Team }) {
  const t = useText()
  return (
    <>
      <Box component="ul" aria-label={t('team.title')} sx={grid}>
        {people.map((one) => (
          <li key={one.userId}>
            <ButtonBase component={PortalLink} href={`/user/directory?person=${one.userId}`} sx={rowLink}>
              <PersonAvatar id={one.userId} name={one.name} picture={one.picture} />
              <Box component="span" sx={{ minWidth: 0 }}>
                <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                  {one.name}
                </Typography>
                <Typography component="span" variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {[one.title, one.isHead ? t('team.head') : ''].filter((part) => part !== '').join(' · ')}
                </Typography>
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {total > people.length && (
        <DirectoryLink href={`/user/directory?departmentId=${departmentId}`} label={t('team.all', { name, total })} />
      )}
    </>
  )
}

function NoTeam({ team }: { team: Team | null }) {
  const t = useText()
  return team === null ? (
    <CardEmpty icon="users" title={t('team.noDepartment')} description={t('team.noDepartmentAdvice')} />
  ) : (
    <CardEmpty icon="users" title={t('team.alone')} description={t('team.aloneAdvice', { name: team.name })} />
  )
}

function DirectoryLink({ href, label }: { href: string; label: string }) {
  return (
    <Link component={PortalLink} href={href} variant="body2" sx={{ display: 'inline-block', py: 1 }}>
      {label}
    </Link>
  )
}

const grid = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(184px, 100%), 1fr))',
  columnGap: 6,
} as const
