import type { SaasCategory } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { NameLink } from '@atrium/shared-utility/ui'
import { Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { personPath } from '../../person-path.ts'
import type { SaasAction } from './SaasDialog.tsx'
import { useCategoryName } from './use-category-name.ts'

type Props = {
  category: SaasCategory
  /** What it stands below, from the top. */
  above: readonly SaasCategory[]
  onAction: (action: SaasAction) => void
}

/** The people who look after a category: its own administrators, and those of what it stands below. */
export function CategoryPeople({ category, above, onAction }: Props) {
  const t = useText()
  const nameOf = useCategoryName()
  const { administrators } = category
  const inherited = above.flatMap((one) => one.administrators.map((person) => ({ ...person, by: one })))
  if (administrators.length + inherited.length === 0)
    return <Typography color="textSecondary">{t('saas.nobody')}</Typography>
  return (
    <List disablePadding aria-label={t('saas.administratorsOf', { name: nameOf(category) })}>
      {administrators.map((one) => (
        <ListItem key={one.userid} disableGutters sx={{ flexWrap: 'wrap', columnGap: 3 }}>
          <ListItemText sx={wide} primary={<Person {...one} />} />
          <Button
            color="inherit"
            aria-label={t('saas.removeOf', { name: one.name })}
            onClick={() => onAction({ kind: 'remove', category, person: one })}
          >
            {t('saas.remove')}
          </Button>
        </ListItem>
      ))}
      {inherited.map(({ by, ...one }) => (
        <ListItem key={`${by.id} ${one.userid}`} disableGutters>
          <ListItemText sx={wide} primary={<Person {...one} />} secondary={t('saas.through', { name: nameOf(by) })} />
        </ListItem>
      ))}
    </List>
  )
}

function Person({ userid, name, loginId }: SaasCategory['administrators'][number]) {
  return (
    <>
      <NameLink isInText to={personPath(userid)} text={name} /> ({loginId})
    </>
  )
}

const wide = { flex: '1 1 200px', overflowWrap: 'anywhere' } as const
