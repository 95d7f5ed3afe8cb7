import { useState } from 'react'
import { type ActionResult, useFormat, useText } from '../react/index.ts'
import { ConfirmDialog } from '../ui/index.ts'
import type { MessageState } from './message-acts.ts'

type Act = 'publish' | 'withdraw' | 'delete'
type Props = {
  act: Act
  message: { title: string; status: MessageState; publishAt: string | null }
  /** Whom it is for, in words. */
  whom: string
  run: Record<Act, () => Promise<ActionResult<unknown>>>
  onDone: (said: string) => void
  onClose: () => void
}

/** Asks before a message goes out to people, or is taken from them, by its name. */
export function ConfirmMessageAct({ act, message, whom, run, onDone, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const { title, publishAt, status } = message
  // One that no reader has seen yet goes back to where it was.
  const key = act === 'withdraw' && status === 'scheduled' ? 'unschedule' : act
  const [now] = useState(() => new Date())
  const isAhead = publishAt !== null && new Date(publishAt) > now
  const at = act === 'publish' && isAhead ? t('message.publish.later', { at: format.dateTime(publishAt) }) : ''
  return (
    <ConfirmDialog
      title={t(`message.${key}.ask`, { title })}
      text={t(`message.${key}.consequence`, { whom }) + at}
      confirmLabel={t(`message.${key}`)}
      isDangerous={act !== 'publish'}
      onConfirm={run[act]}
      onDone={() => onDone(t(`message.${key}.done`, { title }))}
      onClose={onClose}
    />
  )
}
