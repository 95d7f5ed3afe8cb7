import { useCall, useText } from '@atrium/shared-utility/react'
import { EmptyState, Icon, ListSkeleton, PageHeader, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { CategoryCard } from './CategoryCard.tsx'
import { SaasDialog, type SaasAction } from './SaasDialog.tsx'

/** The SaaS categories that enterprises are of, and who looks after each. */
export function SaasScreen() {
  const t = useText()
  const toast = useToast()
  const categories = useCall('listSaasAdministrators', {})
  const [action, setAction] = useState<SaasAction | null>(null)
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setAction({ kind: 'add' })}>
      {t('saas.add')}
    </Button>
  )
  const handleDone = (done: string) => {
    setAction(null)
    toast(done)
    if (categories.status !== 'loading') categories.reload()
  }
  return (
    <>
      <PageHeader title={t('saas.title')} description={t('saas.help')} actions={add} />
      {categories.status === 'failed' && <ProblemNotice problem={categories.problem} onRetry={categories.reload} />}
      {categories.status === 'loading' && <ListSkeleton rows={4} />}
      {categories.status === 'done' && categories.data.length === 0 && (
        <EmptyState icon="box" title={t('saas.none')} description={t('saas.noneHelp')} />
      )}
      {categories.status === 'done' && (
        <Box sx={{ display: 'grid', gap: 4, maxWidth: 800 }}>
          {categories.data.map((category) => (
            <CategoryCard key={category.id} category={category} onAction={setAction} />
          ))}
        </Box>
      )}
      {action && <SaasDialog action={action} onDone={handleDone} onClose={() => setAction(null)} />}
    </>
  )
}
