import type { ReactNode } from 'react'
import { Button, Link } from '@mui/material'
import { PortalLink } from '../../react/PortalLink.tsx'
import { useCall } from '../../react/use-call.ts'
import { useSession } from '../../react/use-session.ts'
import { useKitText } from '../words/kit-text.ts'
import { PageHeader } from './PageHeader.tsx'

const enterprises = '/sysop/enterprise'

/** A page of one enterprise, opened by an operator at its address: whose it is, and the way back to its details. */
export function OperatedEnterprise({ children }: { children: ReactNode }) {
  const entId = useSession()?.curEntId ?? null
  if (entId === null) return <NoEnterprise />
  return (
    <>
      <Back entId={entId} />
      {children}
    </>
  )
}

function Back({ entId }: { entId: string }) {
  const t = useKitText()
  const enterprise = useCall('getCurrentEnterprise', {})
  // Until its name is known, and where it cannot be had, the id says whose page this is.
  const name = enterprise.status === 'done' ? enterprise.data.entName : entId
  return (
    <Link
      component={PortalLink}
      href={`${enterprises}/${entId}`}
      leaveSpace
      sx={{ display: 'inline-block', py: 1, mb: 1, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
    >
      {t('operated.back', { name })}
    </Link>
  )
}

function NoEnterprise() {
  const t = useKitText()
  return (
    <>
      <PageHeader title={t('operated.none')} description={t('operated.noneHelp')} />
      <Button variant="contained" component={PortalLink} href={enterprises}>
        {t('operated.choose')}
      </Button>
    </>
  )
}
