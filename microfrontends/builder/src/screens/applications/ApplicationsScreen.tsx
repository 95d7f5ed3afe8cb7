import { useCall, useText } from '@atrium/shared-utility/react'
import { EmptyState, Icon, ListSkeleton, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useNavigate, useSearchParams } from 'react-router'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import { ApplicationList } from './ApplicationList.tsx'

/** The applications that the enterprise builds itself. */
export function ApplicationsScreen() {
  const t = useText()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const setDialog = (open: boolean) => setParams(open ? { dialog: 'add' } : {}, { replace: true })
  function handleAdded(id: string) {
    // Closed first: Back leads to the list, without the form.
    setDialog(false)
    void navigate(`/builder/${id}`)
  }
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setDialog(true)}>
      {t('applications.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('applications.title')} description={t('applications.help')} actions={add} />
      <Applications />
      {params.get('dialog') === 'add' && <ApplicationDialog onDone={handleAdded} onClose={() => setDialog(false)} />}
    </>
  )
}

function Applications() {
  const t = useText()
  const list = useCall('listBuiltApplications', {})
  if (list.status === 'failed') return <ProblemNotice problem={list.problem} onRetry={list.reload} />
  if (list.status === 'loading') return <ListSkeleton rows={4} />
  if (list.data.length === 0)
    return <EmptyState icon="box" title={t('applications.none')} description={t('applications.noneHelp')} />
  return <ApplicationList applications={list.data} />
}
