import { ConfirmMessageAct } from '@atrium/shared-utility/writing'
import type { HomeMessage } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { audienceText } from './audience-text.ts'
import { useMessageKit } from './message-kit.ts'

type Props = {
  act: 'publish' | 'withdraw' | 'delete'
  message: HomeMessage
  onDone: (said: string) => void
  onClose: () => void
}

/** Asks before a message goes out to people, or is taken from them. */
export function ConfirmAct({ message, ...rest }: Props) {
  const t = useText()
  const { calls } = useMessageKit()
  const [publish, withdraw, remove] = [useAction(calls.publish), useAction(calls.withdraw), useAction(calls.remove)]
  const { id, version } = message
  const run = {
    publish: () => publish.run({ id, version }),
    withdraw: () => withdraw.run({ id }),
    delete: () => remove.run({ id }),
  }
  return <ConfirmMessageAct {...rest} message={message} whom={audienceText(message, t)} run={run} />
}
