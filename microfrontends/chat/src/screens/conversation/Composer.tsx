import { call } from '@atrium/shared-utility'
import { longestChatMessage, type QuotedMessage } from '@atrium/shared-utility/contract'
import { useSession, useText } from '@atrium/shared-utility/react'
import { type Draft, emptyDraft, Icon, MentionField, sentOf } from '@atrium/shared-utility/ui'
import { Box, Button, FormHelperText, IconButton } from '@mui/material'
import { useCallback, useEffect, useId, useState } from 'react'
import type { Written } from '../../outbox/outbox.ts'
import { AddFiles } from '../../files/AddFiles.tsx'
import { ChosenList } from '../../files/ChosenList.tsx'
import type { ChosenFiles } from '../../files/use-chosen-files.ts'
import { withCard } from '../../cards/card-in.ts'
import { Quote } from './Quote.tsx'

type Props = {
  conversationId: string
  /** The message that is answered. */
  quoted: QuotedMessage | null
  onUnquote: () => void
  /** What was written here before the person looked elsewhere. */
  begun: Draft
  onDraft: (draft: Draft) => void
  /** What goes with the message. */
  chosen: ChosenFiles
  onSend: (written: Written) => void
}

/** Where one writes. Enter sends, Shift and Enter begins another line; `@` offers the people of the conversation. */
export function Composer({ conversationId, quoted, onUnquote, begun, onDraft, chosen, onSend }: Props) {
  const t = useText()
  const [draft, setDraft] = useState(begun)
  const [fieldId, helpId] = [useId(), useId()]
  const find = usePeople(conversationId)
  const { curEntId } = useSession()
  const text = sentOf(draft)
  const over = text.length - longestChatMessage
  const canSend = (text !== '' || chosen.files.length > 0) && over <= 0
  const quotedSeq = quoted?.seq
  useEffect(() => {
    if (quotedSeq !== undefined) document.getElementById(fieldId)?.focus()
  }, [quotedSeq, fieldId])

  const write = (next: Draft) => {
    setDraft(next)
    onDraft(next)
  }
  const send = () => {
    if (!canSend) return
    const people = Object.fromEntries(draft.people.map(({ userId, name }) => [userId, name]))
    const here = { origin: globalThis.location.origin, entId: curEntId }
    onSend({ ...withCard(text, here), people, quoted, files: chosen.files })
    chosen.handOver()
    write(emptyDraft)
    // The button is off now and would lose the focus.
    document.getElementById(fieldId)?.focus()
  }
  return (
    <Box sx={{ p: 3, borderTop: 1, borderColor: 'divider' }}>
      {quoted !== null && (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Quote quoted={quoted} />
          </Box>
          <IconButton size="small" aria-label={t('quote.cancel')} onClick={onUnquote}>
            <Icon name="close" size={16} />
          </IconButton>
        </Box>
      )}
      <ChosenList chosen={chosen} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
        <AddFiles chosen={chosen} />
        <MentionField
          id={fieldId}
          label={t('composer.label')}
          placeholder={t('composer.placeholder')}
          maxRows={6}
          draft={draft}
          onChange={write}
          onSubmit={send}
          isEnterSending
          find={find}
          errorId={over > 0 ? helpId : undefined}
        />
        <Button variant="contained" onClick={send} disabled={!canSend}>
          {t('composer.send')}
        </Button>
      </Box>
      <FormHelperText id={helpId} error component="output">
        {over > 0 ? t('composer.tooLong', { most: longestChatMessage, over }) : null}
      </FormHelperText>
      {over <= 0 && <FormHelperText sx={{ display: { xs: 'none', sm: 'block' } }}>{t('composer.keys')}</FormHelperText>}
    </Box>
  )
}

/** The people who may be mentioned. */
function usePeople(conversationId: string) {
  return useCallback(
    async (iSearch: string, signal: AbortSignal) => {
      const found = await call('findConversationPeople', { conversationId, iSearch }, { signal })
      return found.map(({ userId, name }) => ({ value: userId, label: name }))
    },
    [conversationId],
  )
}
