import { PortalLink, useCall, useText } from '@atrium/shared-utility/react'
import { EmptyState, Icon, inOrder, ListSkeleton, PageHeader, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import { ApplicationRows } from './ApplicationRows.tsx'
import type { ApplicationAction } from './application-action.ts'
import { Categories } from './Categories.tsx'
import { useIsAdministrator } from '../../use-is-administrator.ts'

/**
 * The applications of the enterprise, and whom each is open to. Developers look after those that the enterprise builds, and
 * administrators after all.
 */
export function ApplicationsScreen() {
  const t = useText()
  const toast = useToast()
  const isAdministrator = useIsAdministrator()
  const [action, setAction] = useState<ApplicationAction | null>(null)
  const list = useCall('listManagedApplications', {}, { keepPrevious: true })
  const categories = useCall('listApplicationCategories', {}, { keepPrevious: true })
  const [params, setParams] = useSearchParams()
  const named = list.status === 'done' ? list.data.find(({ id }) => id === params.get('access')) : undefined
  const shown = action ?? (named ? { kind: 'access' as const, application: named } : null)
  const close = () => {
    setAction(null)
    if (params.has('access')) setParams({}, { replace: true, preventScrollReset: true })
  }
  const handleDone = (said: string) => {
    close()
    toast(said)
    if (list.status !== 'loading') list.reload()
    if (categories.status !== 'loading') categories.reload()
  }
  return (
    <>
      <PageHeader
        title={t('apps.title')}
        description={t(isAdministrator ? 'apps.help' : 'apps.helpBuilt')}
        actions={isAdministrator && <Actions onAdd={() => setAction({ kind: 'addLink' })} />}
      />
      <Stack spacing={4} sx={inOrder}>
        <Applications list={list} onAction={setAction} />
        {isAdministrator && <Categories list={categories} onAction={setAction} />}
      </Stack>
      {shown && (
        <ApplicationDialog
          action={shown}
          categories={categories.status === 'done' ? categories.data : []}
          onDone={handleDone}
          onClose={close}
        />
      )}
    </>
  )
}

function Actions({ onAdd }: { onAdd: () => void }) {
  const t = useText()
  const open = useCall('listApplicationRequests', { state: 'open', iDisplayLength: 1 })
  const count = open.status === 'done' ? open.data.total : 0
  return (
    <>
      <Button component={PortalLink} href={`/enterprise/applications/requests${count > 0 ? '?state=open' : ''}`}>
        {t('apps.requests', { count })}
      </Button>
      <Button variant="contained" startIcon={<Icon name="add" />} onClick={onAdd}>
        {t('apps.addLink')}
      </Button>
    </>
  )
}

type Props = {
  list: ReturnType<typeof useCall<'listManagedApplications'>>
  onAction: (action: ApplicationAction) => void
}

function Applications({ list, onAction }: Props) {
  const t = useText()
  if (list.status === 'failed') return <ProblemNotice problem={list.problem} onRetry={list.reload} />
  if (list.status === 'loading') return <ListSkeleton rows={4} />
  if (list.data.length === 0) return <EmptyState icon="apps" title={t('apps.none')} description={t('apps.noneHelp')} />
  return <ApplicationRows applications={list.data} onAction={onAction} />
}
