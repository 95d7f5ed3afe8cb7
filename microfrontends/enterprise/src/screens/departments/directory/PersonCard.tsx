import type { Colleague } from '@atrium/shared-utility/contract'
import { PortalLink, useBack, useCall, useSession, useText } from '@atrium/shared-utility/react'
import {
  FactList,
  ListSkeleton,
  PersonAvatar,
  ProblemNotice,
  StatusChip,
  useDepartmentName,
} from '@atrium/shared-utility/ui'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material'
import { useId } from 'react'

type Props = {
  userId: string
  onDepartment: (id: string) => void
  onClose: () => void
}

/** A person of the enterprise: where they work, what they do there, and how they are reached. */
export function PersonCard({ userId, onDepartment, onClose }: Props) {
  const t = useText()
  const person = useCall('getColleague', { userId })
  const titleId = useId()
  const isSelf = useSession().userId === userId
  useBack(onClose)
  const chooseDepartment = (id: string) => {
    onClose()
    onDepartment(id)
  }
  return (
    <Dialog open maxWidth="xs" fullWidth onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 3, overflowWrap: 'anywhere' }}>
        {person.status === 'done' ? <Name person={person.data} /> : t('directory.card')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {person.status === 'failed' && <ProblemNotice problem={person.problem} onRetry={person.reload} />}
        {person.status === 'loading' && <ListSkeleton rows={2} />}
        {person.status === 'done' && <Facts person={person.data} onDepartment={chooseDepartment} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('directory.close')}
        </Button>
        {person.status === 'done' && !isSelf && (
          <Button component={PortalLink} href={`/qChat?to=${userId}`}>
            {t('directory.write')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Name({ person: { userId, name, picture, isExternal, isVerified } }: { person: Colleague }) {
  const t = useText()
  return (
    <>
      <PersonAvatar id={userId} name={name} picture={picture} size={40} />
      {name}
      {isVerified && <StatusChip label={t('directory.verified')} tone="success" />}
      {isExternal && <StatusChip label={t('directory.external')} tone="neutral" />}
    </>
  )
}

function Facts({ person, onDepartment }: { person: Colleague; onDepartment: (id: string) => void }) {
  const t = useText()
  const nameOf = useDepartmentName()
  const { departments, phone } = person
  const places = departments.map((place) => (
    <Box key={place.departmentId} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      <Link component="button" onClick={() => onDepartment(place.departmentId)} sx={{ textAlign: 'left' }}>
        {nameOf(place)}
      </Link>
      {place.title !== '' && <Typography component="span">{place.title}</Typography>}
      {place.isHead && <StatusChip label={t('departmentStanding.head')} tone="info" />}
      {departments.length > 1 && place.isMain && <StatusChip label={t('directory.main')} tone="neutral" />}
    </Box>
  ))
  const facts = [
    {
      label: t('colleague.departments'),
      value: places.length === 0 ? '' : <Box sx={{ display: 'grid', gap: 1 }}>{places}</Box>,
    },
    { label: t('colleague.phone'), value: phone === null ? '' : <Link href={`tel:${phone}`}>{phone}</Link> },
  ]
  return <FactList facts={facts} />
}
