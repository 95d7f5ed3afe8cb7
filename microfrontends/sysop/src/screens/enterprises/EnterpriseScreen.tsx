import { useCall, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, Icon, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useParams } from 'react-router'
import { Administrators } from './Administrators.tsx'
import { ClosingNotice } from './ClosingNotice.tsx'
import { enterprisesPath } from './enterprise-path.ts'
import type { Enterprise } from './enterprise-words.ts'
import { Entrances } from './Entrances.tsx'
import { EnterpriseDialogs } from './EnterpriseDialogs.tsx'
import { Facts } from './Facts.tsx'
import { Provisioning } from './Provisioning.tsx'
import { type ClosingAct, closingActsOf, isDangerous, type StatusChange, statusChangesOf } from './status-change.ts'
import { useEnterpriseDialog } from './use-enterprise-dialog.ts'

/** One enterprise: what it is, who administers it, and how far its provisioning is. */
export function EnterpriseScreen() {
  const t = useText()
  const { entid = '' } = useParams()
  const enterprise = useCall('getEnterprise', { entid })
  const title = enterprise.status === 'done' ? enterprise.data.name : t('enterprise.title')

  return (
    <>
      <PageHeader
        title={title}
        trail={[{ label: t('enterprises.title'), href: enterprisesPath }]}
        actions={enterprise.status === 'done' && <Actions enterprise={enterprise.data} />}
      />
      {enterprise.status === 'failed' && <ProblemNotice problem={enterprise.problem} onRetry={enterprise.reload} />}
      {enterprise.status === 'loading' && <CardSkeleton />}
      {enterprise.status === 'done' && <ClosingNotice enterprise={enterprise.data} />}
      {enterprise.status === 'done' && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}>
          {/* First on a phone: an operator who has just added an enterprise waits for this. */}
          <Box sx={{ display: 'grid', gap: 4, gridColumn: { md: 2 } }}>
            <Provisioning
              entid={entid}
              isKnownAsDone={enterprise.data.provisioning === 'done'}
              onDone={enterprise.reload}
            />
            <Administrators administrators={enterprise.data.administrators} />
            <Entrances entid={entid} />
          </Box>
          <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: 1 } }}>
            <Facts enterprise={enterprise.data} />
          </Box>
        </Box>
      )}
      <EnterpriseDialogs onChanged={enterprise.status === 'loading' ? undefined : enterprise.reload} />
    </>
  )
}

function Actions({ enterprise }: { enterprise: Enterprise }) {
  const t = useText()
  const dialog = useEnterpriseDialog()
  const of = enterprise.entid
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="edit" />} onClick={() => dialog.open({ dialog: 'edit', of })}>
        {t('enterprise.edit')}
      </Button>
      {/* What is being deleted is no whole any more. */}
      {enterprise.status !== 'closed' && (
        <Button
          variant="outlined"
          startIcon={<Icon name="download" />}
          onClick={() => dialog.open({ dialog: 'export', of })}
        >
          {t('enterprise.export')}
        </Button>
      )}
      {[...statusChangesOf(enterprise), ...closingActsOf(enterprise)].map((change) => (
        <Button
          key={placeOf(change, enterprise)}
          variant="outlined"
          color={isDangerous(change) ? 'error' : 'primary'}
          onClick={() => dialog.open({ dialog: change, of })}
        >
          {t(`enterprise.${change}`)}
        </Button>
      ))}
    </>
  )
}

/** An act and its way back have one place, so an operator who did the one keeps the focus there. */
function placeOf(change: StatusChange | ClosingAct, enterprise: Enterprise) {
  if (change === 'close' || change === 'reopen') return 'closing'
  return statusChangesOf(enterprise).length === 1 ? 'status' : change
}
