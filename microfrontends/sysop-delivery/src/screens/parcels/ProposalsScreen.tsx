import { useLive } from '@atrium/shared-utility/live'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { parcelsPath, platformTokensPath, proposalPath } from '../../parcel-path.ts'
import { ReleaseTabs } from '../../release-tabs/ReleaseTabs.tsx'
import { proposalList } from './proposal-list.ts'

/** `/sysop/parcels/proposal`: changes of what runs where people sign in, which two operators make. */
export function ProposalsScreen() {
  const t = useText()
  const format = useFormat()
  const list = useList(proposalList)
  useLive('portal', () => list.reload?.())
  return (
    <>
      <PageHeader
        title={t('proposals.title')}
        description={t('proposals.help')}
        trail={[{ label: t('parcels.title'), href: parcelsPath }]}
        actions={
          <Button variant="outlined" component={Link} to={platformTokensPath}>
            {t('platformTokens.title')}
          </Button>
        }
      />
      <ReleaseTabs current="proposals" />
      <ListTable
        list={list}
        label={t('proposals.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => t('proposal.named', { moment: format.dateTime(row.madeAt), reason: row.reason })}
        openAt={proposalPath}
        none={{ title: t('proposals.none'), description: t('proposals.noneHelp') }}
        noMatch={t('proposals.noMatch')}
      />
    </>
  )
}
