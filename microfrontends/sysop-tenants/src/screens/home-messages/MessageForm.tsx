import { MessageColumns, WrittenPreview } from '@atrium/shared-utility/writing'
import { type Attachment, type HomeMessage, writtenHomeMessage } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, useFormValues, useLatest } from '@atrium/shared-utility/ui'
import { Attaching } from './attaching/Attaching.tsx'
import { idsIn } from './attaching/ids-in.ts'
import { useAttaching } from './attaching/use-attaching.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { MessageFiles } from './MessageFiles.tsx'
import { fieldsOf, fixedOf } from './message-fields.ts'
import { useMessageKit } from './message-kit.ts'

type Props = {
  /** Null for a new one. */
  message: HomeMessage | null
  onSaved: (said: string) => void
  onClose: () => void
}

/** Writes a message in one language or both, and says whom it is for and when. */
export function MessageForm({ message, onSaved, onClose }: Props) {
  const t = useText()
  const { calls, audiences } = useMessageKit()
  const save = useAction(calls.write)
  const read = useAction(calls.get)
  const { latest, reload } = useLatest(message, () => read.run({ id: message?.id ?? '' }))
  const isOut = latest?.status === 'published'
  const attaching = useAttaching(latest?.attachments ?? [])

  return (
    <FormDialog
      title={t(latest === null ? 'homeMessages.add' : 'message.editOf', { title: latest?.title ?? '' })}
      schema={writtenHomeMessage}
      initial={fieldsOf(latest, audiences[0])}
      constants={fixedOf(latest)}
      submitLabel={t(isOut ? 'message.saveOut' : 'message.save')}
      onSubmit={async (input) => attaching.refuse() ?? save.run(input)}
      onDone={() => onSaved(t(isOut ? 'message.savedOut' : 'message.saved'))}
      onClose={onClose}
      {...(latest !== null && { onReload: reload })}
    >
      <MessageColumns isOut={isOut}>
        <AudienceFields known={latest?.audienceOf ?? []} />
      </MessageColumns>
      <Attaching attaching={attaching} />
      <WrittenPreview>
        <Files known={attaching.known} of={latest?.id} />
      </WrittenPreview>
    </FormDialog>
  )
}

/** The files that stand in the form, as readers will have them. */
function Files({ known, of }: { known: ReadonlyMap<string, Attachment>; of: string | undefined }) {
  const { attachments } = useFormValues()
  return <MessageFiles files={idsIn(attachments).flatMap((id) => known.get(id) ?? [])} of={of} />
}
