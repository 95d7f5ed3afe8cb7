import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useCall, useFormat, useLang, useText } from '@atrium/shared-utility/react'
import {
  DataTable,
  EmptyState,
  PageHeader,
  pageInput,
  ProblemNotice,
  useListQuery,
  useToast,
} from '@atrium/shared-utility/ui'
import { z } from 'zod'
import { labelIn } from '../../fields/label-in.ts'
import { titleOf } from '../../fields/record-title.ts'
import { noNames, useSay } from '../../fields/use-say.ts'
import { useRecordNews } from '../../news/use-record-news.ts'
import { OpenedApp, type Opened } from '../../opened/OpenedApp.tsx'
import { tableTrail } from '../../opened/table-trail.ts'
import { deletedColumns } from './deleted-columns.ts'

/** The recycle bin of a table: what the person may take back. */
export function DeletedScreen() {
  return <OpenedApp Screen={Deleted} />
}

function Deleted(opened: Opened) {
  const t = useText()
  const lang = useLang()
  const { entity } = opened
  const table = labelIn(lang, entity)
  const trail = tableTrail(opened, lang)
  const canRestore = entity.acts.includes('read') && entity.acts.includes('delete')
  return (
    <>
      <PageHeader title={t('deleted.title', { table })} description={t('deleted.help')} trail={trail} />
      {canRestore ? <DeletedTable {...opened} /> : <EmptyState title={t('deleted.cannotRestore')} />}
    </>
  )
}

type DeletedRecord = CallOutput<'listDeletedRecords'>['list'][number]

function DeletedTable({ app, entity }: Opened) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  const toast = useToast()
  const where = { appId: app.id, entity: entity.key }
  const fields = entity.fields.filter(({ key }) => entity.shown.includes(key))
  const query = useListQuery({ id: `app.${app.id}.${entity.key}.deleted`, filters, sorts: [''], order: 'desc' })
  const { iDisplayStart, iDisplayLength } = pageInput(query.view)
  const list = useCall('listDeletedRecords', { ...where, iDisplayStart, iDisplayLength }, { keepPrevious: true })
  useRecordNews({ app, entity }, [list])
  const restore = useAction('restoreRecord')
  const say = useSay(list.status === 'done' ? list.data : noNames)
  const nameOf = ({ values }: DeletedRecord) => titleOf({ fields, values }, say) ?? t('record.untitled')

  async function handleRestore(record: DeletedRecord) {
    const result = await restore.run({ ...where, id: record.id })
    if (result.status === 'done') toast(t('deleted.restored', { name: nameOf(record) }))
    // What is there no more is taken off the list, too.
    const isGone = result.status === 'failed' && result.problem.code === 'recordNotFound'
    if ((result.status === 'done' || isGone) && list.status !== 'loading') list.reload()
  }

  const restoreOf = (record: DeletedRecord) => ({
    key: 'restore',
    label: t('deleted.restore'),
    isDisabled: restore.status === 'pending',
    onSelect: () => void handleRestore(record),
  })
  return (
    <DataTable
      label={t('deleted.title', { table: labelIn(lang, entity) })}
      columns={deletedColumns(fields, { t, lang, format, say, nameOf })}
      list={list}
      query={query}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      actions={(record) => [restoreOf(record)]}
      empty={<EmptyState icon="list" title={t('deleted.none')} description={t('deleted.noneHelp')} />}
    >
      {restore.status === 'failed' && <ProblemNotice size="line" problem={restore.problem} />}
    </DataTable>
  )
}

const filters = z.object({})
