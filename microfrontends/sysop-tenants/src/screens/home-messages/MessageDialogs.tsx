import { useCall, useText } from '@atrium/shared-utility/react'
import { ReadDialog, useToast } from '@atrium/shared-utility/ui'
import { ConfirmAct } from './ConfirmAct.tsx'
import { useMessageKit } from './message-kit.ts'
import { MessageForm } from './MessageForm.tsx'
import type { MessageAct } from './use-message-dialog.ts'

type Props = {
  asked: { dialog: 'add' } | { dialog: MessageAct; of: string }
  onChanged: (() => void) | undefined
  onClose: () => void
}

/** The dialog that the URL asks for. */
export function MessageDialogs({ asked, onChanged, onClose }: Props) {
  const toast = useToast()
  const handleDone = (said: string) => {
    toast(said)
    onClose()
    onChanged?.()
  }
  if (asked.dialog === 'add') return <MessageForm message={null} onSaved={handleDone} onClose={onClose} />
  return <OfMessage key={asked.of} act={asked.dialog} id={asked.of} onDone={handleDone} onClose={onClose} />
}

type Of = { act: MessageAct; id: string; onDone: (said: string) => void; onClose: () => void }

function OfMessage({ act, id, onDone, onClose }: Of) {
  const t = useText()
  const { calls } = useMessageKit()
  const message = useCall(calls.get, { id })
  return (
    <ReadDialog state={message} title={t(`message.${act}`)} onClose={onClose}>
      {(read) => {
        if (act === 'edit') return <MessageForm message={read} onSaved={onDone} onClose={onClose} />
        return <ConfirmAct act={act} message={read} onDone={onDone} onClose={onClose} />
      }}
    </ReadDialog>
  )
}
