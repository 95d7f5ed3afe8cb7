import { call } from '@atrium/shared-utility'
import { chatMessageCalls, Problem } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { type ActionResult, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormPicker, FormText, useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { z } from 'zod'
import { findReceivers, openReceiver } from './receivers.ts'

type Props = {
  /** The application, or the record in it, as its address names it behind `/app/`. */
  card: string
  onClose: () => void
}

const schema = z.strictObject({
  to: z.string().min(1),
  text: chatMessageCalls.sendChatMessage.input.shape.text,
})

/** Sends an application or a record into a conversation. Those who read it there see of it what they may see. */
export function SendToChat({ card, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  // What is sent again after a lost answer is there once.
  const [messageId] = useState(randomId)
  async function handleSubmit({ to, text }: z.output<typeof schema>): Promise<ActionResult<object>> {
    try {
      const conversationId = await openReceiver(to)
      return { status: 'done', data: await call('sendChatMessage', { conversationId, messageId, text, card }) }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return { status: 'failed', problem: error }
    }
  }
  return (
    <FormDialog
      title={t('share.title')}
      schema={schema}
      initial={{ to: '', text: '' }}
      submitLabel={t('share.send')}
      onSubmit={handleSubmit}
      onDone={() => {
        toast(t('share.sent'))
        onClose()
      }}
      onClose={onClose}
    >
      <FormPicker name="to" label={t('share.to')} help={t('share.toHelp')} find={findReceivers} />
      <FormText name="text" label={t('share.text')} rows={3} />
    </FormDialog>
  )
}
