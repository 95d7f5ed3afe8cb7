import { mostCategoryLevels, type SaasCategory } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import {
  EmptyState,
  Icon,
  indexTree,
  ListSkeleton,
  PageHeader,
  ProblemNotice,
  Tree,
  useToast,
  type TreePlace,
} from '@atrium/shared-utility/ui'
import { Box, Button, Paper, Typography, useMediaQuery } from '@mui/material'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CategoryCard } from './CategoryCard.tsx'
import { CategoryFacts } from './CategoryFacts.tsx'
import { SaasDialog, type SaasAction } from './SaasDialog.tsx'
import { useCategoryName } from './use-category-name.ts'
import { useMovedText } from './use-moved-text.ts'

/** The SaaS categories that enterprises are of, as a tree, and the administrators of each. */
export function SaasScreen() {
  const t = useText()
  const toast = useToast()
  const categories = useCall('listSaasAdministrators', {})
  const [action, setAction] = useState<SaasAction | null>(null)
  const list = categories.status === 'done' ? categories.data : []
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon name="add" />}
      onClick={() => setAction({ kind: 'add', parentId: '' })}
    >
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
      {categories.status === 'done' && list.length === 0 && (
        <EmptyState icon="box" title={t('saas.none')} description={t('saas.noneHelp')} />
      )}
      {list.length > 0 && <Categories categories={list} onAction={setAction} onDone={handleDone} />}
      {action && <SaasDialog action={action} categories={list} onDone={handleDone} onClose={() => setAction(null)} />}
    </>
  )
}

type TreeProps = {
  categories: readonly SaasCategory[]
  onAction: (action: SaasAction) => void
  onDone: (said: string) => void
}

/** The tree, and beside it the one that the address names, or else the first. */
function Categories({ categories, onAction, onDone }: TreeProps) {
  const t = useText()
  const isNarrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true })
  const [params, setParams] = useSearchParams()
  const { run, ...move } = useAction('moveSaasCategory')
  const nameOf = useCategoryName()
  const details = useRef<HTMLDivElement>(null)
  const top = categories.find(({ parentId }) => parentId === null)
  const current = categories.find(({ id }) => id === params.get('category')) ?? top
  const movedText = useMovedText(categories)
  if (current === undefined) return null

  const choose = (id: string) => setParams({ category: id }, { replace: true, preventScrollReset: true })

  async function handleMove(category: SaasCategory, to: TreePlace) {
    const { id, version } = category
    const { parentId, beforeId } = to
    const place = { ...(parentId !== null && { parentId }), ...(beforeId !== null && { beforeId }) }
    const result = await run({ id, version, ...place })
    if (result.status === 'failed') return
    choose(id)
    onDone(movedText(category, to))
  }

  /** Another one may come first by it: what is acted on stays chosen. */
  function handleAction(action: SaasAction, { id }: SaasCategory) {
    choose(id)
    onAction(action)
  }

  /**
   * On a phone the details stand below the tree: an operator who presses a line is taken to them. Beside it they are in
   * sight.
   */
  function handlePress() {
    if (isNarrow) details.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {move.status === 'failed' && <ProblemNotice problem={move.problem} />}
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Tree
            tree={indexTree(categories)}
            label={t('saas.title')}
            nameOf={nameOf}
            factsOf={(category) => <CategoryFacts category={category} />}
            mostLevels={mostCategoryLevels}
            currentId={current.id}
            onSelect={choose}
            onPress={handlePress}
            onMove={handleMove}
          />
        </Paper>
        <Typography variant="body2" color="textSecondary">
          {t('saas.treeHelp')}
        </Typography>
      </Box>
      <Box ref={details} sx={{ position: { md: 'sticky' }, top: { md: 16 }, scrollMarginTop: 64 }}>
        <CategoryCard
          key={current.id}
          category={current}
          categories={categories}
          onAction={(action) => handleAction(action, current)}
        />
      </Box>
    </Box>
  )
}
