import { useCall, useText } from '@atrium/shared-utility/react'
import { ReadDialog, useToast } from '@atrium/shared-utility/ui'
import { AddEntry } from './AddEntry.tsx'
import { ConfirmEntry } from './ConfirmEntry.tsx'
import { EditEntry } from './EditEntry.tsx'
import { MissingDialog } from './MissingDialog.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import { kindOf, type WhiteListQuestion } from './use-white-list-dialog.ts'

type Props = {
  asked: WhiteListQuestion
  onOpen: (next: WhiteListQuestion) => void
  onChanged: () => void
  onClose: () => void
}

/** The dialog that the URL asks for. */
export function WhiteListDialogs({ asked: { dialog, of }, onOpen, onChanged, onClose }: Props) {
  const toast = useToast()
  const handleDone = (said: string) => {
    toast(said)
    onClose()
    onChanged()
  }
  const ends = { onDone: handleDone, onClose }
  if (dialog === 'edit' || dialog === 'on' || dialog === 'off' || dialog === 'delete')
    return <OfEntry key={of} act={dialog} id={of} {...ends} />
  const about = kindOf(of)
  if (about === null) return null
  if (dialog === 'add') return <AddEntry key={of} {...about} {...ends} />
  if (dialog === 'missing') {
    const handleAdd = (value: string) => onOpen({ dialog: 'add', of: `${about.kind}:${value}` })
    return <MissingDialog kind={about.kind} onAdd={handleAdd} onClose={onClose} />
  }
  return <RuleDialog key={dialog} kind={about.kind} onlyListed={dialog === 'close'} {...ends} />
}

type Of = { act: 'edit' | 'on' | 'off' | 'delete'; id: string; onDone: (said: string) => void; onClose: () => void }

function OfEntry({ act, id, ...ends }: Of) {
  const t = useText()
  const entry = useCall('getWhiteListEntry', { id })
  return (
    <ReadDialog state={entry} title={t(`entry.${act}`)} onClose={ends.onClose}>
      {(read) =>
        act === 'edit' ? <EditEntry entry={read} {...ends} /> : <ConfirmEntry act={act} entry={read} {...ends} />
      }
    </ReadDialog>
  )
}
