import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useCall, useLang, useText } from '@atrium/shared-utility/react'
import {
  ListSkeleton,
  PageHeader,
  ProblemNotice,
  RecordPanel,
  RecordTabs,
  useRecordTabs,
} from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { Link, useNavigate, useParams } from 'react-router'
import { labelIn } from '../../fields/label-in.ts'
import { useSay } from '../../fields/use-say.ts'
import { useRecordNews } from '../../news/use-record-news.ts'
import { OpenedApp, type Opened } from '../../opened/OpenedApp.tsx'
import { recordsPath } from '../../opened/paths.ts'
import { Activity } from './activity/Activity.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import { RecordHead } from './RecordHead.tsx'
import { relationsTo, RelatedLists } from './RelatedLists.tsx'

/** One record: how it stands, its values, what names it, and what became of it. */
export function RecordScreen() {
  return <OpenedApp Screen={RecordOfAddress} />
}

function RecordOfAddress(opened: Opened) {
  const { id = '' } = useParams()
  return <ReadRecord key={id} {...opened} id={id} />
}

type Found = { record: CallOutput<'getRecord'>; onReload: () => void }

function ReadRecord({ id, ...opened }: Opened & { id: string }) {
  const t = useText()
  const lang = useLang()
  const { app, entity } = opened
  const record = useCall('getRecord', { appId: app.id, entity: entity.key, id }, { keepPrevious: true })
  useRecordNews(opened, [record])
  if (record.status === 'done') return <Record {...opened} record={record.data} onReload={record.reload} />
  const back = (
    <Button size="small" component={Link} to={recordsPath(opened)}>
      {t('record.back', { table: labelIn(lang, entity) })}
    </Button>
  )
  return (
    <>
      <PageHeader title={labelIn(lang, entity)} />
      {record.status === 'failed' && <ProblemNotice problem={record.problem} onRetry={record.reload} actions={back} />}
      {record.status === 'loading' && <ListSkeleton rows={6} />}
    </>
  )
}

function Record({ app, entity, record, onReload }: Opened & Found) {
  const t = useText()
  const navigate = useNavigate()
  const say = useSay(record)
  const remove = useAction('deleteRecord')
  const { id, rev } = record
  const one = { app, entity, record, say }
  const related = {
    key: 'related',
    label: t('record.related'),
    content: <RelatedLists app={app} entity={entity} id={id} />,
  }
  const tabs = useRecordTabs([
    { key: 'facts', label: t('record.facts'), content: <RecordFacts {...one} /> },
    ...(relationsTo({ app, entity }).length > 0 ? [related] : []),
  ])

  async function handleDelete() {
    const result = await remove.run({ appId: app.id, entity: entity.key, id, rev })
    if (result.status === 'done') await navigate(`${recordsPath({ app, entity })}?deleted=${id}`)
    else if (result.problem.code === 'recordConflict') onReload()
  }

  return (
    <>
      <RecordHead {...one} isDeleting={remove.status === 'pending'} onDelete={() => void handleDelete()}>
        {(name) => <RecordTabs tabs={tabs} name={name} />}
      </RecordHead>
      {remove.status === 'failed' && <ProblemNotice size="line" problem={remove.problem} />}
      <Box sx={columns}>
        <RecordPanel tabs={tabs} />
        <Activity {...one} />
      </Box>
    </>
  )
}

/** What happened stands beside the record where there is room, else below it. */
const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
}
