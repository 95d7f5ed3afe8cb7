import { Attaching, MessageColumns, useAttaching, WrittenFiles, WrittenPreview } from '@atrium/shared-utility/writing'
import { type HomeMessage, writtenHomeMessage } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, useLatest } from '@atrium/shared-utility/ui'
import { AudienceFields } from './AudienceFields.tsx'
import { fieldsOf, fixedOf } from './message-fields.ts'
import { attachingCalls, fileLinkOf } from './message-files.ts'
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
  const attaching = useAttaching(latest?.attachments ?? [], attachingCalls)

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
        <WrittenFiles attaching={attaching} findLink={fileLinkOf(latest?.id)} />
      </WrittenPreview>
    </FormDialog>
  )
}
