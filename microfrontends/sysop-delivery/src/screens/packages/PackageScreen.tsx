import { packagePlatforms, type MobilePackage, type PackagePlatform } from '@atrium/shared-utility/contract'
import { useCall, useReloadWhileBusy, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, EmptyState, PageHeader, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Downloads } from './Downloads.tsx'
import { Havers } from './Havers.tsx'
import { packagesPath } from './package-path.ts'
import { PackageDialog, type PackageAction } from './PackageDialog.tsx'
import { PackageFacts } from './PackageFacts.tsx'
import { PackageState } from './PackageState.tsx'

/** One package: what is in it, which people may have it, and which fetched it. */
export function PackageScreen() {
  const t = useText()
  const { platform = '', id = '' } = useParams()
  const known = packagePlatforms.find((one) => one === platform)
  if (known === undefined)
    return (
      <>
        <PageHeader title={t('package.title')} trail={[{ label: t('packages.title'), href: packagesPath }]} />
        <EmptyState title={t('package.unknown')} />
      </>
    )
  return <Known platform={known} id={id} />
}

function Known({ platform, id }: { platform: PackagePlatform; id: string }) {
  const t = useText()
  const toast = useToast()
  const found = useCall('getPackage', { platform, id })
  const [action, setAction] = useState<PackageAction | null>(null)
  const reload = found.status === 'loading' ? undefined : found.reload
  const row = found.status === 'done' ? found.data : null
  useReloadWhileBusy({ isBusy: row?.status === 'parsing', reload })
  const handleDone = (said: string) => {
    setAction(null)
    toast(said)
    reload?.()
  }
  return (
    <>
      <PageHeader
        title={row === null ? t('package.title') : (row.label ?? row.fileName)}
        trail={[{ label: t('packages.title'), href: packagesPath }]}
        actions={row !== null && <Actions row={row} onAction={setAction} />}
      />
      {found.status === 'failed' && <ProblemNotice problem={found.problem} onRetry={found.reload} />}
      {found.status === 'loading' && <CardSkeleton />}
      {row !== null && (
        <Box sx={{ display: 'grid', gap: 4, maxWidth: 960 }}>
          <PackageState row={row} onChanged={reload} />
          <PackageFacts row={row} />
          {row.status === 'published' && <Havers row={row} />}
          <Downloads row={row} />
        </Box>
      )}
      {row !== null && action && (
        <PackageDialog action={action} row={row} onDone={handleDone} onClose={() => setAction(null)} />
      )}
    </>
  )
}

function Actions({ row, onAction }: { row: MobilePackage; onAction: (action: PackageAction) => void }) {
  const t = useText()
  const { status } = row
  const isOpen = status === 'ready' || status === 'published'
  return (
    <>
      {(isOpen || status === 'withdrawn') && (
        <Button variant="outlined" onClick={() => onAction('link')}>
          {t('package.link')}
        </Button>
      )}
      {isOpen && (
        <Button variant="outlined" color="error" onClick={() => onAction('withdraw')}>
          {t('package.withdraw')}
        </Button>
      )}
      {isOpen && (
        <Button variant="contained" onClick={() => onAction('publish')}>
          {t(status === 'ready' ? 'package.publish' : 'package.change')}
        </Button>
      )}
    </>
  )
}
