import type { HomeMessage } from '@atrium/shared-utility/contract'
import { useAction, useFormat, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { useMessageKit } from './message-kit.ts'
import { audienceText } from './message-words.ts'

type Props = {
  act: 'publish' | 'withdraw' | 'delete'
  message: HomeMessage
  onDone: (said: string) => void
  onClose: () => void
}

/** Asks before a message goes out to people, or is taken from them, by its name. */
export function ConfirmAct({ act, message, onDone, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const { calls } = useMessageKit()
  const [publish, withdraw, remove] = [useAction(calls.publish), useAction(calls.withdraw), useAction(calls.remove)]
  const { id, version, title, publishAt, status } = message
  // One that no reader has seen yet goes back to where it was.
  const key = act === 'withdraw' && status === 'scheduled' ? 'unschedule' : act
  const run = {
    publish: () => publish.run({ id, version }),
    withdraw: () => withdraw.run({ id }),
    delete: () => remove.run({ id }),
  }
  const [now] = useState(() => new Date())
  const isAhead = publishAt !== null && new Date(publishAt) > now
  const at = act === 'publish' && isAhead ? t('homeMessage.publish.later', { at: format.dateTime(publishAt) }) : ''
  return (
    <ConfirmDialog
      title={t(`homeMessage.${key}.ask`, { title })}
      text={t(`homeMessage.${key}.consequence`, { whom: audienceText(message, t) }) + at}
      confirmLabel={t(`homeMessage.${key}`)}
      isDangerous={act !== 'publish'}
      onConfirm={run[act]}
      onDone={() => onDone(t(`homeMessage.${key}.done`, { title }))}
      onClose={onClose}
    />
  )
}
