import type { WholeProposal } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, PageHeader, ProblemNotice, useDialogAddress, useToast } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useParams } from 'react-router'
import { z } from 'zod'
import { parcelsPath, proposalsPath } from '../../parcel-path.ts'
import { ProposalDialogs } from './ProposalDialogs.tsx'
import { ProposalFacts } from './ProposalFacts.tsx'

const dialog = z.object({ dialog: z.enum(['approve', 'refuse', 'withdraw']) })
type Question = z.output<typeof dialog>['dialog']

/**
 * One change of what runs where people sign in: the operator who asks for it and why, what it changes, and the decision
 * about it.
 */
export function ProposalScreen() {
  const t = useText()
  const format = useFormat()
  const toast = useToast()
  const { id = '' } = useParams()
  const found = useCall('getProposal', { id }, { keepPrevious: true })
  const { current, open, close } = useDialogAddress(dialog)
  const proposal = found.status === 'done' ? found.data : null
  const reload = () => found.status !== 'loading' && found.reload()
  useLive('portal', reload)
  const asked = proposal !== null && current && questionsOf(proposal).includes(current.dialog) ? current.dialog : null
  const handleDone = (said: string) => {
    toast(said)
    close()
    reload()
  }
  return (
    <>
      <PageHeader
        title={proposal ? t('proposal.titled', { moment: format.dateTime(proposal.madeAt) }) : t('proposal.one')}
        trail={[
          { label: t('parcels.title'), href: parcelsPath },
          { label: t('proposals.title'), href: proposalsPath },
        ]}
        actions={proposal && <Acts proposal={proposal} onAct={(one) => open({ dialog: one })} />}
      />
      {found.status === 'failed' && <ProblemNotice problem={found.problem} onRetry={found.reload} />}
      {found.status === 'loading' && <CardSkeleton />}
      {proposal && <ProposalFacts proposal={proposal} />}
      {proposal && asked && <ProposalDialogs asked={asked} proposal={proposal} onDone={handleDone} onClose={close} />}
    </>
  )
}

/** The operator behind it takes it back; another one decides. What has moved is only refused. */
function questionsOf({ state, isOwn, moved }: WholeProposal): Question[] {
  if (state !== 'open') return []
  if (isOwn) return ['withdraw']
  return moved.length > 0 ? ['refuse'] : ['refuse', 'approve']
}

function Acts({ proposal, onAct }: { proposal: WholeProposal; onAct: (question: Question) => void }) {
  const t = useText()
  return questionsOf(proposal).map((one) => (
    <Button
      key={one}
      variant={one === 'approve' ? 'contained' : 'outlined'}
      color={one === 'approve' ? 'primary' : 'error'}
      onClick={() => onAct(one)}
    >
      {t(`proposal.${one}`)}
    </Button>
  ))
}
