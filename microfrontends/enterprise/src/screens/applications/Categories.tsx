import type { ApplicationCategory } from '@atrium/shared-utility/contract'
import { useText, type useCall } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section, walkState } from '@atrium/shared-utility/ui'
import { Box, Button, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { ApplicationAction } from './application-action.ts'
import { applicationsPath, categoryPath } from './category-path.ts'
import { useName } from './use-name.ts'

type Props = {
  list: ReturnType<typeof useCall<'listApplicationCategories'>>
  onAction: (action: ApplicationAction) => void
}

/** The headings below which people find the applications, in their order. */
export function Categories({ list, onAction }: Props) {
  const t = useText()
  return (
    <Section title={t('categories.title')} note={t('categories.help')}>
      <Content list={list} onAction={onAction} />
      <Box>
        <Button variant="outlined" onClick={() => onAction({ kind: 'addCategory' })}>
          {t('categories.add')}
        </Button>
      </Box>
    </Section>
  )
}

function Content({ list, onAction }: Props) {
  const t = useText()
  if (list.status === 'failed') return <ProblemNotice problem={list.problem} onRetry={list.reload} />
  if (list.status === 'loading') return <ListSkeleton rows={2} />
  // The page of one goes on to the others.
  const walk = walkState({ list: applicationsPath, paths: list.data.map(({ id }) => categoryPath(id)) })
  if (list.data.length === 0) return <Typography color="textSecondary">{t('categories.none')}</Typography>
  return (
    <Box component="ul" aria-label={t('categories.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {list.data.map((category) => (
        <Row key={category.id} category={category} walk={walk} onAction={onAction} />
      ))}
    </Box>
  )
}

type RowProps = { category: ApplicationCategory; walk: object; onAction: Props['onAction'] }

function Row({ category, walk, onAction }: RowProps) {
  const t = useText()
  const name = useName()(category)
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={categoryPath(category.id)} state={walk}>
          {name}
        </Link>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('categories.count', { count: category.applications })}
      </Typography>
      <Button
        size="small"
        aria-label={`${t('apps.edit')} ${name}`}
        onClick={() => onAction({ kind: 'editCategory', category })}
      >
        {t('apps.edit')}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={`${t('apps.delete')} ${name}`}
        onClick={() => onAction({ kind: 'deleteCategory', category })}
      >
        {t('apps.delete')}
      </Button>
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 1,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const
