import { ConfirmMessageAct } from '@atrium/shared-utility/writing'
import type { Announcement } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { ReadDialog, useToast } from '@atrium/shared-utility/ui'
import { recipientsText } from './announcement-list.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'

type Act = 'edit' | 'publish' | 'withdraw' | 'delete'
type Closing = {
  /** Hears which act was done. */
  onChanged: (act: Act | 'add') => void
  onClose: () => void
}

/** Writes an announcement, or asks before one goes out to people or is taken from them. */
export function AnnouncementDialog({ onChanged, onClose, ...asked }: Closing & ({ act: 'add' } | OfOne)) {
  const toast = useToast()
  const handleDone = (said: string) => {
    toast(said)
    onClose()
    onChanged(asked.act)
  }
  if (asked.act === 'add') return <AnnouncementForm announcement={null} onSaved={handleDone} onClose={onClose} />
  return <OfAnnouncement key={asked.id} {...asked} onDone={handleDone} onClose={onClose} />
}

type OfOne = { act: Act; id: string }

/** It is read anew: the list may be minutes old. */
function OfAnnouncement({ act, id, onDone, onClose }: OfOne & { onDone: (said: string) => void; onClose: () => void }) {
  const t = useText()
  const announcement = useCall('getAnnouncement', { id })
  return (
    <ReadDialog state={announcement} title={t(`message.${act}`)} onClose={onClose}>
      {(read) => {
        if (act === 'edit') return <AnnouncementForm announcement={read} onSaved={onDone} onClose={onClose} />
        return <ConfirmAct act={act} announcement={read} onDone={onDone} onClose={onClose} />
      }}
    </ReadDialog>
  )
}

type ConfirmProps = {
  act: Exclude<Act, 'edit'>
  announcement: Announcement
  onDone: (said: string) => void
  onClose: () => void
}

function ConfirmAct({ announcement, ...rest }: ConfirmProps) {
  const t = useText()
  const publish = useAction('publishAnnouncement')
  const withdraw = useAction('withdrawAnnouncement')
  const remove = useAction('deleteAnnouncement')
  const { id, version } = announcement
  const run = {
    publish: () => publish.run({ id, version }),
    withdraw: () => withdraw.run({ id }),
    delete: () => remove.run({ id }),
  }
  return <ConfirmMessageAct {...rest} message={announcement} whom={recipientsText(announcement, t)} run={run} />
}
