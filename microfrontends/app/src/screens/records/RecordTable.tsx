import { useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { DataTable, Icon, NoRows, RecordFilterBar } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { labelIn } from '../../fields/label-in.ts'
import { titleOf } from '../../fields/record-title.ts'
import { useSay, useSayOf } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { recordPath } from '../../opened/paths.ts'
import { DeletedNotice } from './DeletedNotice.tsx'
import { recordColumns } from './record-columns.ts'
import { useRecordPicker } from './use-record-picker.ts'
import { useRecords } from './use-records.ts'
import { AddSamples } from './samples/AddSamples.tsx'

/** The records of a table that the address asks for, with what they are searched, filtered and sorted by. */
export function RecordTable({ app, entity }: Opened) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  const fields = entity.fields.filter(({ key }) => entity.shown.includes(key))
  const canAdd = entity.acts.includes('add')
  const { query, list, names, readAll, iSearch, filter, isFiltered } = useRecords({ app, entity }, fields)
  const recordPicker = useRecordPicker(app)
  const say = useSay(names)
  const sayOf = useSayOf()
  const label = labelIn(lang, entity)
  const reload = () => {
    if (list.status !== 'loading') list.reload()
  }
  const none = {
    icon: 'list' as const,
    title: t('records.none', { table: label }),
    description: canAdd ? t('records.noneHelp') : t('records.noneToSee'),
    action: canAdd && (
      <>
        <Button startIcon={<Icon name="add" />} component={Link} to={recordPath({ app, entity }, 'new')}>
          {t('record.add')}
        </Button>
        <AddSamples app={app} entity={entity} onAdded={reload} />
      </>
    ),
  }

  return (
    <DataTable
      label={label}
      columns={recordColumns(fields, { t, lang, format, sayOf })}
      list={list}
      query={query}
      keyOf={({ id }) => id}
      nameOf={({ values }) => titleOf({ fields, values }, say) ?? t('record.untitled')}
      openAt={({ id }) => recordPath({ app, entity }, id)}
      readAll={readAll}
      search={{
        label: t('records.search'),
        value: iSearch,
        onChange: (text) => query.setFilters({ iSearch: text }),
      }}
      empty={<NoRows none={none} noMatch={t('records.noMatch')} isFiltered={isFiltered} onClear={query.clearFilters} />}
    >
      <RecordFilterBar
        fields={fields}
        recordPicker={recordPicker}
        value={filter}
        onChange={(text) => query.setFilters({ filter: text })}
      />
      <DeletedNotice app={app} entity={entity} onRestored={reload} />
    </DataTable>
  )
}
