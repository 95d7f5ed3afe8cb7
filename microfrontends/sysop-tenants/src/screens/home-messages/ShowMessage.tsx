import { MessagePreview, readsText, windowText } from '@atrium/shared-utility/writing'
import type { HomeMessage } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, ShownDialog } from '@atrium/shared-utility/ui'
import { audienceText } from './audience-text.ts'
import { MessageFiles } from './MessageFiles.tsx'

type Props = { message: HomeMessage; onClose: () => void }

/** A message as it is: whom it is for, when, how many have read it, and what they read. */
export function ShowMessage({ message, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const { titleZh, contentZh, titleEn, contentEn, audienceOf } = message
  const everybody = { ...message, audienceNames: audienceOf.map(({ name }) => name) }
  const facts = [
    { label: t('message.status'), value: t(`message.status.${message.status}`) },
    { label: t('message.audience'), value: audienceText(everybody, t) },
    { label: t('message.window'), value: windowText(message, { t, format }) },
    { label: t('message.reads'), value: readsText(message, { t, format }) },
    { label: t('message.authorName'), value: message.authorName },
  ]
  return (
    <ShownDialog title={message.title} maxWidth="md" onClose={onClose}>
      <FactList facts={facts} />
      <MessagePreview
        level={message.level}
        zh={titleZh === null ? null : { title: titleZh, content: contentZh }}
        en={titleEn === null ? null : { title: titleEn, content: contentEn }}
      >
        <MessageFiles files={message.attachments} of={message.id} />
      </MessagePreview>
    </ShownDialog>
  )
}
