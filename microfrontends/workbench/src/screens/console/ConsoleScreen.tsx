import { Alert, Box } from '@mui/material'
import { useCall, useText } from '@atrium/shared-utility/react'
import { EmptyState, ListSkeleton, PageHeader } from '@atrium/shared-utility/ui'
import { CallCard } from '../../card/CallCard.tsx'
import { CategoryRow } from './CategoryRow.tsx'

/** `/console`: the SaaS categories that this administrator looks after, and the way to their enterprises. */
export function ConsoleScreen() {
  const t = useText()
  const scope = useCall('getSaasScope', {})
  return (
    <>
      <PageHeader title={t('console.title')} description={t('console.lead')} />
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
              {categories.map((category) => (
                <CategoryRow key={category.id} category={category} />
              ))}
            </Box>
          </>
        )}
      </CallCard>
    </>
  )
}
