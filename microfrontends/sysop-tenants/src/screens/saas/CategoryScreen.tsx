import { Problem, type SaasCategory } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import {
  CardSkeleton,
  Icon,
  indexTree,
  PageHeader,
  ProblemNotice,
  RecordPage,
  StatusChip,
  useToast,
} from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { AuditPart } from '../audit/AuditPart.tsx'
import { EnterprisesPart } from './EnterprisesPart.tsx'
import { categoriesPath } from '../../category-path.ts'
import { mayBeAbove } from './category-tree.ts'
import { SaasDialog, type SaasAction } from './SaasDialog.tsx'
import { useCategoryName } from './use-category-name.ts'
import { WhatItIs } from './WhatItIs.tsx'

/** One SaaS category: what it is, who looks after it, and the enterprises that are of it. */
export function CategoryScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const categories = useCall('listSaasAdministrators', {}, { keepPrevious: true })
  const list = categories.status === 'done' ? categories.data : []
  const category = list.find((one) => one.id === id)
  if (category !== undefined && categories.status === 'done')
    return <CategoryPage key={id} category={category} categories={list} onChanged={categories.reload} />
  return (
    <>
      <PageHeader title={t('saas.one')} trail={[{ label: t('saas.title'), href: categoriesPath }]} />
      {categories.status === 'loading' && <CardSkeleton />}
      {categories.status === 'failed' && <ProblemNotice problem={categories.problem} onRetry={categories.reload} />}
      {categories.status === 'done' && <ProblemNotice problem={new Problem('notFound')} />}
    </>
  )
}

type Props = { category: SaasCategory; categories: readonly SaasCategory[]; onChanged: () => void }

function CategoryPage({ category, categories, onChanged }: Props) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const nameOf = useCategoryName()
  // Not in the address: a link must not lead an operator to a question about a category.
  const [action, setAction] = useState<SaasAction | null>(null)
  const { id, code, enabled } = category
  const handleDone = (said: string) => {
    setAction(null)
    toast(said)
    if (action?.kind === 'delete') void navigate(categoriesPath)
    else onChanged()
  }
  const act = (key: string, asked: SaasAction) => ({ key, label: t(`saas.${key}`), onSelect: () => setAction(asked) })
  const more = [
    act('appoint', { kind: 'appoint', category }),
    ...(mayBeAbove(indexTree(categories), id) ? [act('addBelow', { kind: 'add', parentId: id })] : []),
    act('move', { kind: 'move', category }),
    { ...act('delete', { kind: 'delete', category }), isDangerous: true },
  ]
  const facts = <WhatItIs category={category} categories={categories} onAction={setAction} />
  const enterprises = <EnterprisesPart fixed={{ saas_id: id }} without={['saasName']} />
  const audit = <AuditPart fixed={{ target: id }} without={['target', 'targetId']} />
  return (
    <>
      <RecordPage
        name={nameOf(category)}
        trail={[{ label: t('saas.title'), href: categoriesPath }]}
        state={!enabled && <StatusChip tone="neutral" label={t('saas.off')} />}
        note={t('saas.codeOf', { code })}
        actions={
          <Button
            variant="contained"
            startIcon={<Icon name="edit" />}
            onClick={() => setAction({ kind: 'edit', category })}
          >
            {t('saas.edit')}
          </Button>
        }
        more={more}
        parts={[
          { key: 'facts', label: t('saas.facts'), content: facts },
          { key: 'enterprises', label: t('saas.inIt'), content: enterprises },
          { key: 'audit', label: t('saas.log'), content: audit },
        ]}
      />
      {action && (
        <SaasDialog action={action} categories={categories} onDone={handleDone} onClose={() => setAction(null)} />
      )}
    </>
  )
}
