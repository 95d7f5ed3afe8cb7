import { useCall, useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { DataTable, Icon, NoRows, pageInput, useListQuery } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { z } from 'zod'
import { labelIn } from '../../fields/label-in.ts'
import { titleOf } from '../../fields/record-title.ts'
import { noNames, useSay } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { recordPath } from '../../opened/paths.ts'
import { DeletedNotice } from './DeletedNotice.tsx'
import { recordColumns } from './record-columns.ts'

const filters = z.object({ iSearch: z.string().max(64).optional() })

/** Search, order and page stand in the address; without an order the newest come first. */
export function RecordTable({ app, entity }: Opened) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  const fields = entity.fields.filter(({ key }) => entity.shown.includes(key))
  const canAdd = entity.acts.includes('add')
  const sorts = ['', ...fields.map(({ key }) => key)] as const
  const query = useListQuery({ id: `app.${app.id}.${entity.key}`, filters, sorts, order: 'desc' })
  const { sort, ...page } = pageInput(query.view)
  const asked = { appId: app.id, entity: entity.key, ...page, ...query.filters, ...(sort !== '' && { sort }) }
  const list = useCall('listRecords', asked, { keepPrevious: true })
  const say = useSay(list.status === 'done' ? list.data : noNames)
  const label = labelIn(lang, entity)
  const reload = () => {
    if (list.status !== 'loading') list.reload()
  }
  const none = {
    icon: 'list' as const,
    title: t('records.none', { table: label }),
    description: canAdd ? t('records.noneHelp') : t('records.noneToSee'),
    action: canAdd && (
      <Button startIcon={<Icon name="add" />} component={Link} to={recordPath({ app, entity }, 'new')}>
        {t('record.add')}
      </Button>
    ),
  }

  return (
    <DataTable
      label={label}
      columns={recordColumns(fields, { t, lang, format, say })}
      list={list}
      query={query}
      keyOf={({ id }) => id}
      nameOf={({ values }) => titleOf({ fields, values }, say) ?? t('record.untitled')}
      openAt={({ id }) => recordPath({ app, entity }, id)}
      search={{
        label: t('records.search'),
        value: query.filters.iSearch ?? '',
        onChange: (iSearch) => query.setFilters({ iSearch }),
      }}
      empty={
        <NoRows
          none={none}
          noMatch={t('records.noMatch')}
          isFiltered={(query.filters.iSearch ?? '') !== ''}
          onClear={query.clearFilters}
        />
      }
    >
      <DeletedNotice app={app} entity={entity} onRestored={reload} />
    </DataTable>
  )
}
