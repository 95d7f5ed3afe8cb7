import { Problem, type RuntimeView } from '@atrium/shared-utility/contract'
import { lazyPart, useLang, useText } from '@atrium/shared-utility/react'
import { EmptyState, Icon, ListSkeleton, ProblemNotice, RowMenu } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { importedFields } from '../../fields/imported-fields.ts'
import { labelIn } from '../../fields/label-in.ts'
import { AppHeader } from '../../opened/AppHeader.tsx'
import { OpenedApp, type Opened } from '../../opened/OpenedApp.tsx'
import { SendToChat } from '../../share/SendToChat.tsx'
import { recordPath } from '../../opened/paths.ts'
import { TableTabs, ViewTabs } from '../../opened/TableTabs.tsx'
import { RecordTable } from './RecordTable.tsx'

// Fetched with the first board: most views are tables.
const Board = lazyPart(async () => (await import('../board/Board.tsx')).Board, {
  waiting: <ListSkeleton rows={6} />,
  Failed: ({ onRetry }) => <ProblemNotice problem={new Problem('unreachable')} onRetry={onRetry} />,
})

/** The records of one table of an application, as the view in the address shows them. */
export function RecordsScreen() {
  return <OpenedApp Screen={Records} />
}

function Records(opened: Opened) {
  const t = useText()
  const lang = useLang()
  const { app, entity } = opened
  const [params] = useSearchParams()
  // One that is there no more is as none.
  const view = entity.views.find(({ key }) => key === params.get('view'))
  const canAdd = entity.acts.includes('add')
  const navigate = useNavigate()
  const [isSharing, setIsSharing] = useState(false)
  const share = { key: 'share', label: t('share.title'), onSelect: () => setIsSharing(true) }
  const fromFile = {
    key: 'import',
    label: t('import.action'),
    onSelect: () => void navigate(recordPath(opened, 'import')),
  }
  const deleted = {
    key: 'deleted',
    label: t('deleted.open'),
    onSelect: () => void navigate(recordPath(opened, 'deleted')),
  }
  const canRestore = entity.acts.includes('read') && entity.acts.includes('delete')
  const acts = [...(importedFields(entity).length > 0 ? [fromFile] : []), share, ...(canRestore ? [deleted] : [])]
  const add = canAdd && (
    <Button variant="contained" startIcon={<Icon name="add" />} component={Link} to={recordPath(opened, 'new')}>
      {t('record.add')}
    </Button>
  )
  const actions = (
    <>
      {add}
      <RowMenu name={app.name} actions={acts} />
    </>
  )
  const description = app.entities.length < 2 ? labelIn(lang, entity) : undefined
  return (
    <>
      <AppHeader app={app} description={description} actions={actions} />
      {isSharing && <SendToChat card={app.id} onClose={() => setIsSharing(false)} />}
      <TableTabs {...opened} />
      <ViewTabs {...opened} view={view} />
      {entity.acts.includes('read') ? (
        <InView key={view?.key ?? ''} {...opened} view={view} />
      ) : (
        <EmptyState icon="list" title={t('records.addOnly')} description={t('records.addOnlyHelp')} />
      )}
    </>
  )
}

function InView({ view, ...opened }: Opened & { view: RuntimeView | undefined }) {
  if (view?.kind === 'board') return <Board {...opened} view={view} />
  return <RecordTable {...opened} view={view} />
}
