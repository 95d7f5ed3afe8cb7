import type { SaasCategory } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FactList, indexTree, NameLink, Section, wayTo } from '@atrium/shared-utility/ui'
import { Box, Link, List, ListItem, ListItemText, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { CategoryPeople } from './CategoryPeople.tsx'
import { categoryPath } from '../../category-path.ts'
import { walkOf } from './category-tree.ts'
import type { SaasAction } from './SaasDialog.tsx'
import { useCategoryName } from './use-category-name.ts'

type Props = {
  category: SaasCategory
  categories: readonly SaasCategory[]
  onAction: (action: SaasAction) => void
}

/** The facts of a category, its administrators, and the categories right below it. */
export function WhatItIs({ category, categories, onAction }: Props) {
  const t = useText()
  const nameOf = useCategoryName()
  const tree = indexTree(categories)
  const above = wayTo(tree, category.parentId)
  const parent = above.at(-1)
  const facts = {
    name: category.name,
    nameEn: category.nameEn,
    code: category.code,
    parent: parent ? <NameLink to={categoryPath(parent.id)} text={nameOf(parent)} /> : t('saas.noParent'),
    enabled: t(category.enabled ? 'saas.yes' : 'saas.no'),
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <Section title={t('saas.facts')}>
        <FactList facts={Object.entries(facts).map(([key, value]) => ({ label: t(`saas.${key}`), value }))} />
      </Section>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Section title={t('saas.administrators')}>
          <CategoryPeople category={category} above={above} onAction={onAction} />
        </Section>
        <Below list={tree.under(category.id)} stateOf={(id) => walkOf(tree, id)} />
      </Box>
    </Box>
  )
}

type BelowProps = { list: readonly SaasCategory[]; stateOf: (id: string) => object }

function Below({ list, stateOf }: BelowProps) {
  const t = useText()
  const nameOf = useCategoryName()
  return (
    <Section title={t('saas.below')}>
      {list.length === 0 && <Typography color="textSecondary">{t('saas.nothingBelow')}</Typography>}
      <List disablePadding aria-label={t('saas.below')} hidden={list.length === 0}>
        {list.map((one) => (
          <ListItem key={one.id} disableGutters>
            <ListItemText
              primary={
                <Link component={RouterLink} to={categoryPath(one.id)} state={stateOf(one.id)}>
                  {nameOf(one)}
                </Link>
              }
              secondary={t('saas.enterprises', { count: one.enterprises })}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
