import type { RuntimeView } from '@atrium/shared-utility/contract'
import { useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { DataTable, Icon, NoRows, RecordFilterBar } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useRef } from 'react'
import { Link } from 'react-router'
import { importedFields } from '../../fields/imported-fields.ts'
import { labelIn } from '../../fields/label-in.ts'
import { titleOf } from '../../fields/record-title.ts'
import { useSay, useSayOf } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { useKeptFocus } from '../../news/use-kept-focus.ts'
import { useRecordNews } from '../../news/use-record-news.ts'
import { recordPath } from '../../opened/paths.ts'
import { DeletedNotice } from './DeletedNotice.tsx'
import { recordColumns, viewColumns } from './record-columns.tsx'
import { useRecordPicker } from './use-record-picker.ts'
import { useRecords } from './use-records.ts'
import { AddSamples } from './samples/AddSamples.tsx'

type Props = Opened & {
  /** Left out: all fields of the table. */
  view?: RuntimeView | undefined
}

/** The records of a table that the address asks for, as a view shows them, with what they are searched, filtered and sorted by. */
export function RecordTable({ app, entity, view }: Props) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  const fields = entity.fields.filter(({ key }) => entity.shown.includes(key))
  const canAdd = entity.acts.includes('add')
  const chosen = view?.fields.flatMap((key) => fields.filter((field) => field.key === key))
  const { query, list, names, readAll, iSearch, filter, isFiltered } = useRecords({ app, entity }, { fields, view })
  const place = useRef<HTMLDivElement>(null)
  useRecordNews({ app, entity }, [list])
  useKeptFocus(place, list.status === 'done' && list.data)
  const recordPicker = useRecordPicker(app)
  const say = useSay(names)
  const sayOf = useSayOf()
  const label = labelIn(lang, entity)
  const words = { t, lang, format, sayOf, table: { app, entity } }
  const reload = () => {
    if (list.status !== 'loading') list.reload()
  }
  // Of a view that shows only some of them, it is not said that there are none at all.
  const none = {
    icon: 'list' as const,
    title: t('records.none', { table: label }),
    description: canAdd ? t('records.noneHelp') : t('records.noneToSee'),
    action: canAdd && (
      <>
        <Button startIcon={<Icon name="add" />} component={Link} to={recordPath({ app, entity }, 'new')}>
          {t('record.add')}
        </Button>
        {importedFields(entity).length > 0 && (
          <Button component={Link} to={recordPath({ app, entity }, 'import')}>
            {t('import.ofFile')}
          </Button>
        )}
        <AddSamples app={app} entity={entity} onAdded={reload} />
      </>
    ),
  }

  return (
    <Box ref={place}>
      <DataTable
        label={view ? labelIn(lang, view) : label}
        columns={chosen ? viewColumns(chosen, words) : recordColumns(fields, words)}
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
        empty={
          <NoRows
            none={view?.isFiltered ? { icon: 'list', title: t('views.none') } : none}
            noMatch={t('records.noMatch')}
            isFiltered={isFiltered}
            onClear={query.clearFilters}
          />
        }
      >
        <RecordFilterBar
          fields={fields}
          recordPicker={recordPicker}
          value={filter}
          onChange={(text) => query.setFilters({ filter: text })}
        />
        <DeletedNotice app={app} entity={entity} onRestored={reload} />
      </DataTable>
    </Box>
  )
}
