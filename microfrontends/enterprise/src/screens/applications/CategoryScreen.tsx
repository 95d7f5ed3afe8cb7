import { type ApplicationCategory, type ManagedApplication, Problem } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import {
  CardSkeleton,
  EmptyState,
  FactList,
  Icon,
  PageHeader,
  ProblemNotice,
  RecordPage,
  Section,
  useToast,
} from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import { ApplicationRows } from './ApplicationRows.tsx'
import type { ApplicationAction } from './application-action.ts'
import { applicationsPath } from './category-path.ts'
import { useName } from './use-name.ts'

/** One category of applications: what it is called, where it stands, and the applications in it. */
export function CategoryScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const categories = useCall('listApplicationCategories', {}, { keepPrevious: true })
  const applications = useCall('listManagedApplications', {}, { keepPrevious: true })
  const all = [categories, applications]
  const reload = () => {
    for (const one of all) if (one.status !== 'loading') one.reload()
  }
  const list = categories.status === 'done' ? categories.data : []
  const category = list.find((one) => one.id === id)
  if (category !== undefined && applications.status === 'done') {
    const within = applications.data.filter(({ categoryId }) => categoryId === id)
    return <CategoryPage key={id} category={category} categories={list} applications={within} onChanged={reload} />
  }
  const failed = all.find((one) => one.status === 'failed')
  const isMissing = categories.status === 'done' && category === undefined
  return (
    <>
      <PageHeader title={t('categories.one')} trail={[{ label: t('apps.title'), href: applicationsPath }]} />
      {failed?.status === 'failed' && <ProblemNotice problem={failed.problem} onRetry={reload} />}
      {!failed && isMissing && <ProblemNotice problem={new Problem('notFound')} />}
      {!failed && !isMissing && <CardSkeleton />}
    </>
  )
}

type Props = {
  category: ApplicationCategory
  categories: readonly ApplicationCategory[]
  /** Those in it. */
  applications: readonly ManagedApplication[]
  onChanged: () => void
}

function CategoryPage({ category, categories, applications, onChanged }: Props) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const nameOf = useName()
  const [action, setAction] = useState<ApplicationAction | null>(null)
  const handleDone = (said: string) => {
    setAction(null)
    toast(said)
    if (action?.kind === 'deleteCategory') void navigate(applicationsPath)
    else onChanged()
  }
  const remove = {
    key: 'delete',
    label: t('apps.delete'),
    isDangerous: true,
    onSelect: () => setAction({ kind: 'deleteCategory', category }),
  }
  const within =
    applications.length === 0 ? (
      <EmptyState icon="apps" title={t('categories.empty')} description={t('categories.emptyHelp')} />
    ) : (
      <ApplicationRows applications={applications} onAction={setAction} />
    )
  return (
    <>
      <RecordPage
        name={nameOf(category)}
        trail={[{ label: t('apps.title'), href: applicationsPath }]}
        note={t('categories.count', { count: category.applications })}
        actions={
          <Button
            variant="contained"
            startIcon={<Icon name="edit" />}
            onClick={() => setAction({ kind: 'editCategory', category })}
          >
            {t('apps.edit')}
          </Button>
        }
        more={[remove]}
        parts={[{ key: 'applications', label: t('apps.title'), content: within }]}
        aside={<Facts category={category} />}
      />
      {action && (
        <ApplicationDialog
          action={action}
          categories={categories}
          onDone={handleDone}
          onClose={() => setAction(null)}
        />
      )}
    </>
  )
}

function Facts({ category: { name, nameEn, sort } }: Pick<Props, 'category'>) {
  const t = useText()
  const format = useFormat()
  const facts = [
    { label: t('categories.name'), value: name },
    { label: t('categories.nameEn'), value: nameEn },
    { label: t('listing.sort'), value: format.number(sort) },
  ]
  return (
    <Section title={t('categories.facts')}>
      <FactList facts={facts} />
    </Section>
  )
}
