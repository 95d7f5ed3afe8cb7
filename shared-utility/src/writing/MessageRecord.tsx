import { Button } from '@mui/material'
import type { ComponentProps, ReactNode } from 'react'
import type { Attachment, RichText } from '../contract/index.ts'
import { useText } from '../react/index.ts'
import { AttachmentList, Icon, RecordPage, StatusChip } from '../ui/index.ts'
import { actWord, type MessageAct, type MessageState } from './message-acts.ts'
import { statusTones } from './message-words.ts'
import { MessagePreview } from './MessagePreview.tsx'

type Message = {
  title: string
  status: MessageState
  level: 'info' | 'warn' | 'critical'
  titleZh: string | null
  contentZh: RichText | null
  titleEn: string | null
  contentEn: RichText | null
  attachments: readonly Attachment[]
}
export type MessageChange = Exclude<MessageAct, 'show'>

type Props = Pick<ComponentProps<typeof RecordPage>, 'trail' | 'note' | 'aside'> & {
  message: Message
  acts: readonly MessageAct[]
  onAct: (act: MessageChange) => void
  /** Asks for a link to one of its files. */
  findLink: (file: Attachment) => Promise<{ url: string }>
  textLabel: string
  /** The part with its readers, shown once the message is out; null where these are not told. */
  readers: { label: string; content: ReactNode } | null
}

/** The page of a message for its authors: what can be done with it, what it says in either language, and who has read it. */
export function MessageRecord({ message, acts, onAct, findLink, textLabel, readers, ...head }: Props) {
  const t = useText()
  const { title, status, attachments } = message
  const isOut = status !== 'draft' && status !== 'scheduled'
  const text = (
    <MessagePreview level={message.level} {...saidIn(message)}>
      <AttachmentList files={attachments} findLink={findLink} />
    </MessagePreview>
  )
  const more = acts.flatMap((act) =>
    act === 'show' || act === 'edit'
      ? []
      : {
          key: act,
          label: t(actWord(act, status)),
          isDangerous: act === 'withdraw' || act === 'delete',
          onSelect: () => onAct(act),
        },
  )
  return (
    <RecordPage
      {...head}
      name={title}
      state={<StatusChip tone={statusTones[status]} label={t(`message.status.${status}`)} />}
      actions={
        acts.includes('edit') && (
          <Button variant="contained" startIcon={<Icon name="edit" />} onClick={() => onAct('edit')}>
            {t('message.edit')}
          </Button>
        )
      }
      more={more}
      parts={[
        { key: 'text', label: textLabel, content: text },
        ...(isOut && readers !== null ? [{ key: 'readers', ...readers }] : []),
      ]}
    />
  )
}

function saidIn({ titleZh, contentZh, titleEn, contentEn }: Message) {
  return {
    zh: titleZh === null ? null : { title: titleZh, content: contentZh },
    en: titleEn === null ? null : { title: titleEn, content: contentEn },
  }
}
