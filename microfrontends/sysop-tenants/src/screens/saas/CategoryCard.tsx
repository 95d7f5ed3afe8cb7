import type { SaasCategory } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Icon, indexTree, Section, StatusChip, wayTo } from '@atrium/shared-utility/ui'
import { Box, Button, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { CategoryPeople } from './CategoryPeople.tsx'
import type { SaasAction } from './SaasDialog.tsx'
import { categoryPath } from '../../category-path.ts'
import { mayBeAbove, walkOf } from './category-tree.ts'
import { useCategoryName } from './use-category-name.ts'

type Props = {
  category: SaasCategory
  categories: readonly SaasCategory[]
  onAction: (action: SaasAction) => void
}

/** One category: what it is called, how many enterprises are of it, who looks after it, and what can be done with it. */
export function CategoryCard({ category, categories, onAction }: Props) {
  const t = useText()
  const nameOf = useCategoryName()
  const { id, code, enterprises, enabled } = category
  const tree = indexTree(categories)
  const above = wayTo(tree, category.parentId)
  const way = above.length === 0 ? '' : t('saas.under', { way: above.map(nameOf).join(' / ') })
  return (
    <Section
      title={
        <Link component={RouterLink} to={categoryPath(id)} state={walkOf(tree, id)}>
          {nameOf(category)}
        </Link>
      }
      note={[t('saas.codeOf', { code }), way].filter((part) => part !== '').join(' · ')}
    >
      {!enabled && (
        <div>
          <StatusChip label={t('saas.off')} tone="neutral" />
        </div>
      )}
      {enterprises === 0 ? (
        <Typography color="textSecondary">{t('saas.noEnterprises')}</Typography>
      ) : (
        <Link component={RouterLink} to={`/sysop/enterprise?saas_id=${id}`}>
          {t('saas.enterprises', { count: enterprises })}
        </Link>
      )}
      <CategoryPeople category={category} above={above} onAction={onAction} />
      <Actions category={category} mayHold={mayBeAbove(tree, id)} onAction={onAction} />
    </Section>
  )
}

type ActionProps = Pick<Props, 'category' | 'onAction'> & { mayHold: boolean }

function Actions({ category, mayHold, onAction }: ActionProps) {
  const t = useText()
  const below = { key: 'addBelow', icon: 'add', action: { kind: 'add', parentId: category.id } } as const
  const shown = [
    { key: 'appoint', icon: 'users', action: { kind: 'appoint', category } },
    ...(mayHold ? [below] : []),
    { key: 'move', icon: 'enter', action: { kind: 'move', category } },
    { key: 'edit', icon: 'edit', action: { kind: 'edit', category } },
    { key: 'delete', icon: 'delete', action: { kind: 'delete', category } },
  ] as const
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {shown.map(({ key, icon, action }) => (
        <Button
          key={key}
          variant={key === 'delete' ? 'text' : 'outlined'}
          color={key === 'delete' ? 'inherit' : 'primary'}
          startIcon={<Icon name={icon} size={16} />}
          onClick={() => onAction(action)}
        >
          {t(`saas.${key}`)}
        </Button>
      ))}
    </Box>
  )
}
