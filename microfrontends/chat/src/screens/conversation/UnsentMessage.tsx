import { problemMessage } from '@atrium/shared-utility'
import { useText } from '@atrium/shared-utility/react'
import { Box, Button } from '@mui/material'
import { MessageCard } from '../../cards/MessageCard.tsx'
import { FileTile, tiles } from '../../files/FileTile.tsx'
import type { Outbox } from '../../outbox/use-outbox.ts'
import { isUploading, type Unsent } from '../../outbox/outbox.ts'
import { useMoments } from '../../moments/use-moments.ts'
import { MessageBubble } from './MessageBubble.tsx'

/** A message that is not on the server yet, with what stands in the way. */
export function UnsentMessage({ unsent, outbox }: { unsent: Unsent; outbox: Outbox }) {
  const t = useText()
  const { time } = useMoments()
  const { messageId, text, people, quoted, files, card, at, state, problem } = unsent
  return (
    <MessageBubble
      isOwn
      text={text}
      people={people}
      quoted={quoted}
      time={time(at)}
      attached={
        <>
          {files.length > 0 && (
            <Box component="ul" aria-label={t('files.sending')} sx={tiles}>
              {files.map((upload) => (
                <FileTile key={upload.key} upload={upload} isSending={state === 'sending'} />
              ))}
            </Box>
          )}
          {card !== null && <MessageCard card={card} />}
        </>
      }
      label={t('log.said', { author: t('log.you'), time: time(at) })}
    >
      {state === 'sending' && <span>{t('outbox.sending')}</span>}
      {state === 'waiting' && <span>{t('outbox.waiting')}</span>}
      {isUploading(unsent) && (
        <Button size="small" color="inherit" onClick={() => outbox.remove(messageId)}>
          {t('files.cancel')}
        </Button>
      )}
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
