import { Link } from '@mui/material'
import { loginPath } from '@atrium/shared-utility/model'
import { PortalLink, useCall, useText } from '@atrium/shared-utility/react'
import { EntrancePage, ProblemNotice } from '@atrium/shared-utility/ui'
import { useLocation } from 'react-router'
import { CodeFrame } from './CodeFrame.tsx'
import { Waiting } from './Waiting.tsx'

/** `/sign/scan`: lets this browser in once a phone that is signed in has scanned the code and confirmed; `url` names where to. */
export function ComputerScreen() {
  const t = useText()
  const { search } = useLocation()
  return (
    <EntrancePage title={t('scan.title')}>
      <Code />
      <Link component={PortalLink} href={loginPath + search} variant="body2">
        {t('scan.toPassword')}
      </Link>
    </EntrancePage>
  )
}

function Code() {
  const t = useText()
  const code = useCall('createScan', { op: 'create' })
  if (code.status === 'failed') return <ProblemNotice problem={code.problem} onRetry={code.reload} />
  if (code.status === 'loading' || code.isRefreshing) return <CodeFrame label={t('scan.loading')} />
  return <Waiting key={code.data.ticket} code={code.data} onRenew={code.reload} />
}
