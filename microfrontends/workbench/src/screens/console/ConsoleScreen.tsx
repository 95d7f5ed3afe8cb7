import { Alert, Box } from '@mui/material'
import { useCall, useText } from '@atrium/shared-utility/react'
import { EmptyState, ListSkeleton, PageHeader } from '@atrium/shared-utility/ui'
import { CallCard } from '../../card/CallCard.tsx'
import { CategoryRow } from './CategoryRow.tsx'
import { inTree } from './in-tree.ts'
import { Overview } from './Overview.tsx'

/** `/console`: what this administrator looks after in figures, and the SaaS categories, each with the way to its enterprises. */
export function ConsoleScreen() {
  const t = useText()
  const scope = useCall('getSaasScope', {})
  // Without a category there is nothing to count.
  const isNothing = scope.status === 'done' && !scope.data.all && scope.data.categories.length === 0
  return (
    <>
      <PageHeader title={t('console.title')} description={t('console.lead')} />
      <Box sx={{ display: 'grid', gap: 4 }}>
        {!isNothing && <Overview />}
        <CallCard title={t('console.categories')} state={scope} skeleton={<ListSkeleton rows={5} />}>
          {({ all, categories }) => (
            <>
              {all && <Alert severity="info">{t('console.all')}</Alert>}
              {categories.length === 0 && !all && (
                <EmptyState title={t('console.none')} description={t('console.noneAdvice')} />
              )}
              <Box
                component="ul"
                aria-label={t('console.categories')}
                hidden={categories.length === 0}
                sx={{ m: 0, p: 0, listStyle: 'none' }}
              >
                {inTree(categories).map(({ level, ...category }) => (
                  <CategoryRow key={category.id} category={category} level={level} />
                ))}
              </Box>
            </>
          )}
        </CallCard>
      </Box>
    </>
  )
}
