import type { ReactNode } from 'react'
import { Button } from '@mui/material'
import { dictionaryText } from '../../page/i18n/intl.ts'
import { PortalLink } from '../../react/PortalLink.tsx'
import { useCall } from '../../react/use-call.ts'
import { useSession } from '../../react/use-session.ts'
import { useKitText } from '../words/kit-text.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { PageHeader } from './PageHeader.tsx'

const enterprises = '/sysop/enterprise'

/** A page of one enterprise, opened by an operator at its address: whose it is, and the way to its details. */
export function OperatedEnterprise({ children }: { children: ReactNode }) {
  const entId = useSession()?.curEntId ?? null
  if (entId === null) return <NoEnterprise />
  return (
    <>
      <Trail entId={entId} />
      {children}
    </>
  )
}

function Trail({ entId }: { entId: string }) {
  const enterprise = useCall('getCurrentEnterprise', {}, { shares: true })
  // Until its name is known, and where it cannot be had, the id says whose page this is.
  const name = enterprise.status === 'done' ? enterprise.data.entName : entId
  const all = { label: dictionaryText(`route.${enterprises}`), href: enterprises, staysInSpace: false }
  return <Breadcrumbs trail={[all, { label: name, href: `${enterprises}/${entId}`, staysInSpace: false }]} />
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
