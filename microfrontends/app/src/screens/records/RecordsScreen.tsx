import { useLang, useText } from '@atrium/shared-utility/react'
import { EmptyState, Icon, PageHeader } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { labelIn } from '../../fields/label-in.ts'
import { OpenedApp, type Opened } from '../../opened/OpenedApp.tsx'
import { recordPath } from '../../opened/paths.ts'
import { TableTabs } from '../../opened/TableTabs.tsx'
import { RecordTable } from './RecordTable.tsx'

/** The records of one table of an application. */
export function RecordsScreen() {
  return <OpenedApp Screen={Records} />
}

function Records(opened: Opened) {
  const t = useText()
  const lang = useLang()
  const { app, entity } = opened
  const canAdd = entity.acts.includes('add')
  const add = canAdd && (
    <Button variant="contained" startIcon={<Icon name="add" />} component={Link} to={recordPath(opened, 'new')}>
      {t('record.add')}
    </Button>
  )
  const description = app.entities.length < 2 ? labelIn(lang, entity) : undefined
  return (
    <>
      <PageHeader title={app.name} description={description} actions={add} />
      <TableTabs {...opened} />
      {entity.acts.includes('read') ? (
        <RecordTable {...opened} />
      ) : (
        <EmptyState icon="list" title={t('records.addOnly')} description={t('records.addOnlyHelp')} />
      )}
    </>
  )
}
