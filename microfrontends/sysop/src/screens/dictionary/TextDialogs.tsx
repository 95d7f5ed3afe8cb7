import { useCall, useText } from '@atrium/shared-utility/react'
import { ReadDialog, useToast } from '@atrium/shared-utility/ui'
import { DiscardDrafts } from './DiscardDrafts.tsx'
import { EditText } from './EditText.tsx'
import { ExportTexts } from './ExportTexts.tsx'
import { ImportTexts } from './ImportTexts.tsx'
import { PublishTexts } from './PublishTexts.tsx'
import { RestoreRevision } from './RestoreRevision.tsx'
import { Revisions, ShownRevision } from './Revisions.tsx'
import type { TextQuestion } from './use-text-dialog.ts'

type Props = {
  asked: TextQuestion
  onChanged: () => void
  onOpen: (asked: TextQuestion) => void
  onClose: () => void
}

/** The dialog that the URL asks for. */
export function TextDialogs({ asked, onChanged, onOpen, onClose }: Props) {
  const toast = useToast()
  const handleDone = (said: string) => {
    toast(said)
    onClose()
    onChanged()
  }
  switch (asked.dialog) {
    case 'edit':
      return <OfText key={asked.of} id={asked.of} onDone={handleDone} onClose={onClose} />
    case 'export':
      return <ExportTexts onDone={handleDone} onClose={onClose} />
    case 'import':
      return <ImportTexts onDone={handleDone} onClose={onClose} />
    case 'revisions':
      return <Revisions onOpen={onOpen} onClose={onClose} />
    case 'revision':
      return <ShownRevision revision={Number(asked.of)} onClose={() => onOpen({ dialog: 'revisions' })} />
    case 'publish':
    case 'discard':
    case 'undo':
    case 'restore':
      return <OfDictionary asked={asked} onDone={handleDone} onClose={onClose} />
  }
}

type Of = { onDone: (said: string) => void; onClose: () => void }

function OfText({ id, ...of }: Of & { id: string }) {
  const t = useText()
  const text = useCall('getText', { id })
  return (
    <ReadDialog state={text} title={t('text.edit')} onClose={of.onClose}>
      {(read) => <EditText text={read} {...of} />}
    </ReadDialog>
  )
}

/** What is done to all of it is done to what was read a moment ago. */
function OfDictionary({ asked, ...of }: Of & { asked: TextQuestion }) {
  const t = useText()
  const dictionary = useCall('getDictionary', {})
  return (
    <ReadDialog state={dictionary} title={t('texts.title')} onClose={of.onClose}>
      {(read) => {
        if (asked.dialog === 'publish') return <PublishTexts dictionary={read} {...of} />
        if (asked.dialog === 'restore') return <RestoreRevision dictionary={read} to={Number(asked.of)} {...of} />
        return <DiscardDrafts dictionary={read} id={asked.dialog === 'undo' ? asked.of : null} {...of} />
      }}
    </ReadDialog>
  )
}
