import { calls, type WholeProposal } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, FormDialog, FormText } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'

type Ends = { onDone: (said: string) => void; onClose: () => void }
type Props = { asked: 'approve' | 'refuse' | 'withdraw'; proposal: WholeProposal } & Ends

/** The dialog that the URL asks for. */
export function ProposalDialogs({ asked, ...rest }: Props) {
  if (asked === 'approve') return <Approve {...rest} />
  return asked === 'refuse' ? <Refuse {...rest} /> : <Withdraw {...rest} />
}

type One = Omit<Props, 'asked'>

function Approve({ proposal: { id, madeBy }, onDone, onClose }: One) {
  const t = useText()
  const approve = useAction('approveProposal')
  return (
    <ConfirmDialog
      isDangerous
      title={t('proposal.approve.ask', { name: madeBy })}
      text={t('proposal.approve.consequence')}
      confirmLabel={t('proposal.approve')}
      onConfirm={() => approve.run({ id })}
      onDone={() => onDone(t('proposal.approve.done'))}
      onClose={onClose}
    />
  )
}

function Refuse({ proposal: { id, madeBy }, onDone, onClose }: One) {
  const t = useText()
  const refuse = useAction('refuseProposal')
  return (
    <FormDialog
      title={t('proposal.refuse.ask', { name: madeBy })}
      schema={calls.refuseProposal.input}
      initial={{ reason: '' }}
      constants={{ id }}
      submitLabel={t('proposal.refuse')}
      onSubmit={refuse.run}
      onDone={() => onDone(t('proposal.refuse.done'))}
      onClose={onClose}
    >
      <Typography>{t('proposal.refuse.consequence')}</Typography>
      <FormText name="reason" label={t('release.reason')} help={t('proposal.refuse.reasonHelp')} />
    </FormDialog>
  )
}

function Withdraw({ proposal: { id }, onDone, onClose }: One) {
  const t = useText()
  const withdraw = useAction('withdrawProposal')
  return (
    <ConfirmDialog
      isDangerous
      title={t('proposal.withdraw.ask')}
      text={t('proposal.withdraw.consequence')}
      confirmLabel={t('proposal.withdraw')}
      onConfirm={() => withdraw.run({ id })}
      onDone={() => onDone(t('proposal.withdraw.done'))}
      onClose={onClose}
    />
  )
}
