import { useCall, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, Icon, PageHeader, ProblemNotice, RecordPage } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useParams } from 'react-router'
import { partsOfEnterprise } from '../parts/parts.tsx'
import { Administrators } from './Administrators.tsx'
import { ClosingNotice } from './ClosingNotice.tsx'
import { enterprisesPath } from '../../enterprise-path.ts'
import type { Enterprise } from './enterprise-words.ts'
import { EnterpriseStatusChip } from './EnterpriseStatusChip.tsx'
import { Entrances } from './Entrances.tsx'
import { EnterpriseDialogs } from './EnterpriseDialogs.tsx'
import { Facts } from './Facts.tsx'
import { Provisioning } from './Provisioning.tsx'
import { closingActsOf, isDangerous, statusChangesOf } from './status-change.ts'
import { Usage } from './Usage.tsx'
import { useEnterpriseDialog } from './use-enterprise-dialog.ts'

/** One enterprise: what it is, how far its provisioning is, and what belongs to it. */
export function EnterpriseScreen() {
  const t = useText()
  const { entid = '' } = useParams()
  const enterprise = useCall('getEnterprise', { entid })
  return (
    <>
      {enterprise.status === 'done' ? (
        <EnterprisePage enterprise={enterprise.data} onChanged={enterprise.reload} />
      ) : (
        <PageHeader title={t('enterprise.title')} trail={[{ label: t('enterprises.title'), href: enterprisesPath }]} />
      )}
      {enterprise.status === 'failed' && <ProblemNotice problem={enterprise.problem} onRetry={enterprise.reload} />}
      {enterprise.status === 'loading' && <CardSkeleton />}
      <EnterpriseDialogs onChanged={enterprise.status === 'loading' ? undefined : enterprise.reload} />
    </>
  )
}

type Props = { enterprise: Enterprise; onChanged: () => void }

function EnterprisePage({ enterprise, onChanged }: Props) {
  const t = useText()
  const dialog = useEnterpriseDialog()
  const of = enterprise.entid
  const facts = { key: 'facts', label: t('part.facts'), content: <WhatItIs {...{ enterprise, onChanged }} /> }
  const edit = (
    <Button variant="contained" startIcon={<Icon name="edit" />} onClick={() => dialog.open({ dialog: 'edit', of })}>
      {t('enterprise.edit')}
    </Button>
  )
  const changes = [...statusChangesOf(enterprise), ...closingActsOf(enterprise)].map((change) => ({
    key: change,
    label: t(`enterprise.${change}`),
    isDangerous: isDangerous(change),
    onSelect: () => dialog.open({ dialog: change, of }),
  }))
  const exporting = {
    key: 'export',
    label: t('enterprise.export'),
    onSelect: () => dialog.open({ dialog: 'export', of }),
  }
  return (
    <RecordPage
      name={enterprise.name}
      trail={[{ label: t('enterprises.title'), href: enterprisesPath }]}
      state={<EnterpriseStatusChip enterprise={enterprise} />}
      actions={edit}
      // What is being deleted is no whole any more.
      more={enterprise.status === 'closed' ? changes : [exporting, ...changes]}
      notice={<ClosingNotice enterprise={enterprise} />}
      parts={[facts, ...partsOfEnterprise(of, t)]}
    />
  )
}

function WhatItIs({ enterprise, onChanged }: Props) {
  const { entid, provisioning, administrators } = enterprise
  const isReady = provisioning === 'done'
  const usage = <Usage key="usage" enterprise={enterprise} />
  const progress = <Provisioning key="progress" entid={entid} isKnownAsDone={isReady} onDone={onChanged} />
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}>
      {/* First on a phone: an operator who has just added an enterprise waits for this. */}
      <Box sx={{ display: 'grid', gap: 4, gridColumn: { md: 2 } }}>
        {isReady ? [usage, progress] : [progress, usage]}
        <Administrators administrators={administrators} />
        <Entrances entid={entid} />
      </Box>
      <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: 1 } }}>
        <Facts enterprise={enterprise} />
      </Box>
    </Box>
  )
}
