import { problemMessage } from '@atrium/shared-utility'
import { useText } from '@atrium/shared-utility/react'
import { Button } from '@mui/material'
import type { Outbox } from '../../outbox/use-outbox.ts'
import type { Unsent } from '../../outbox/outbox.ts'
import { useMoments } from '../../moments/use-moments.ts'
import { MessageBubble } from './MessageBubble.tsx'

/** A message that is not on the server yet, with what stands in the way. */
export function UnsentMessage({ unsent, outbox }: { unsent: Unsent; outbox: Outbox }) {
  const t = useText()
  const { time } = useMoments()
  const { messageId, text, people, quoted, at, state, problem } = unsent
  return (
    <MessageBubble
      isOwn
      text={text}
      people={people}
      quoted={quoted}
      time={time(at)}
      label={t('log.said', { author: t('log.you'), time: time(at) })}
    >
      {state === 'sending' && <span>{t('outbox.sending')}</span>}
      {state === 'waiting' && <span>{t('outbox.waiting')}</span>}
      {state === 'refused' && (
        <>
          <span>{t('outbox.refused', { reason: problem === undefined ? '' : problemMessage(problem) })}</span>
          <Button size="small" onClick={() => outbox.again(messageId)}>
            {t('outbox.again')}
          </Button>
          <Button size="small" onClick={() => outbox.remove(messageId)}>
            {t('outbox.remove')}
          </Button>
        </>
      )}
    </MessageBubble>
  )
}
