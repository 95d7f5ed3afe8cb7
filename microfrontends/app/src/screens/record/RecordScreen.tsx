import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useCall, useLang, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
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
import { RecordPanel, RecordTabs, recordTabs, useRecordTab } from './RecordTabs.tsx'
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
  const navigate = useNavigate()
  const say = useSay(record)
  const remove = useAction('deleteRecord')
  const { id, rev } = record
  const tabs = recordTabs.filter((one) => one === 'facts' || relationsTo({ app, entity }).length > 0)
  const tab = useRecordTab(tabs)

  async function handleDelete() {
    const result = await remove.run({ appId: app.id, entity: entity.key, id, rev })
    if (result.status === 'done') await navigate(`${recordsPath({ app, entity })}?deleted=${id}`)
    else if (result.problem.code === 'recordConflict') onReload()
  }

  const one = { app, entity, record, say }
  return (
    <>
      <RecordHead {...one} isDeleting={remove.status === 'pending'} onDelete={() => void handleDelete()}>
        <RecordTabs tabs={tabs} shown={tab} />
      </RecordHead>
      {remove.status === 'failed' && <ProblemNotice size="line" problem={remove.problem} />}
      <Box sx={columns}>
        <RecordPanel tabs={tabs} shown={tab}>
          {tab === 'facts' && <RecordFacts {...one} />}
          {tab === 'related' && <RelatedLists app={app} entity={entity} id={id} />}
        </RecordPanel>
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
