import { useCall, useText } from '@atrium/shared-utility/react'
import { ReadDialog, useToast } from '@atrium/shared-utility/ui'
import { ConfirmUpdate } from './ConfirmUpdate.tsx'
import { EndUpdate } from './EndUpdate.tsx'
import { PlanForm } from './PlanForm.tsx'
import type { UpdateAct, UpdateQuestion } from './use-update-dialog.ts'

type Props = { asked: UpdateQuestion; onChanged: (() => void) | undefined; onClose: () => void }

/** The dialog that the URL asks for. */
export function UpdateDialogs({ asked, onChanged, onClose }: Props) {
  const toast = useToast()
  const handleDone = (said: string) => {
    toast(said)
    onClose()
    onChanged?.()
  }
  if (asked.dialog === 'add') return <PlanForm update={null} onSaved={handleDone} onClose={onClose} />
  if (asked.dialog === 'install') return <OfBundle id={asked.of} onDone={handleDone} onClose={onClose} />
  return <OfUpdate key={asked.of} act={asked.dialog} id={asked.of} onDone={handleDone} onClose={onClose} />
}

type Of = Planned & { act: UpdateAct }

type Planned = { id: string; onDone: (said: string) => void; onClose: () => void }

function OfBundle({ id, onDone, onClose }: Planned) {
  const t = useText()
  const bundle = useCall('getBundle', { id })
  return (
    <ReadDialog state={bundle} title={t('updates.add')} onClose={onClose}>
      {(read) => <PlanForm update={null} bundle={read} onSaved={onDone} onClose={onClose} />}
    </ReadDialog>
  )
}

function OfUpdate({ act, id, onDone, onClose }: Of) {
  const t = useText()
  const update = useCall('getUpdate', { id })
  return (
    <ReadDialog state={update} title={t(`update.${act}`)} onClose={onClose}>
      {(read) => {
        if (act === 'edit') return <PlanForm update={read} onSaved={onDone} onClose={onClose} />
        if (act === 'finish' || act === 'rollBack')
          return <EndUpdate act={act} update={read} onDone={onDone} onClose={onClose} />
        return <ConfirmUpdate act={act} update={read} onDone={onDone} onClose={onClose} />
      }}
    </ReadDialog>
  )
}
