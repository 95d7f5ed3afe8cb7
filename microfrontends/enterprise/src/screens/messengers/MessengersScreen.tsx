import { messengerTypes, type MessengerApp, type MessengerType } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, PageHeader, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { useState } from 'react'
import { AppCard } from './AppCard.tsx'
import { EditApp } from './EditApp.tsx'

/** `/enterprise/messengers`, and `/sysop/messengers` for operators: with which messengers people of the enterprise may sign in. */
export function MessengersScreen() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('messengers.title')} description={t('messengers.description')} />
      <Apps />
    </>
  )
}

function Apps() {
  const t = useText()
  const toast = useToast()
  const apps = useCall('listMessengerApps', {})
  const [edited, setEdited] = useState<MessengerType | null>(null)
  if (apps.status === 'failed') return <ProblemNotice problem={apps.problem} onRetry={apps.reload} />
  if (apps.status === 'loading') return <ListSkeleton rows={6} />
  const handleSaved = () => {
    setEdited(null)
    apps.reload()
    toast(t('messengers.saved'))
  }
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {messengerTypes.map((type) => (
          <AppCard key={type} type={type} app={appOf(apps.data, type)} onEdit={() => setEdited(type)} />
        ))}
      </Box>
      {edited !== null && (
        <EditApp type={edited} app={appOf(apps.data, edited)} onSaved={handleSaved} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

function appOf(apps: MessengerApp[], type: MessengerType) {
  return apps.find((app) => app.type === type) ?? null
}
