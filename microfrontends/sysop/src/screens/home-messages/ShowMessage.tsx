import type { HomeMessage } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList } from '@atrium/shared-utility/ui'
import { ShownDialog } from '../../ShownDialog.tsx'
import { audienceText, readsText, windowText } from './message-words.ts'
import { Preview } from './Preview.tsx'

type Props = { message: HomeMessage; onClose: () => void }

/** A message as it is: whom it is for, when, how many have read it, and what they read. */
export function ShowMessage({ message, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const { titleZh, contentZh, titleEn, contentEn, audienceOf } = message
  const everybody = { ...message, audienceNames: audienceOf.map(({ name }) => name) }
  const facts = [
    { label: t('homeMessage.status'), value: t(`homeMessage.status.${message.status}`) },
    { label: t('homeMessage.audience'), value: audienceText(everybody, t) },
    { label: t('homeMessage.window'), value: windowText(message, { t, format }) },
    { label: t('homeMessage.reads'), value: readsText(message, { t, format }) },
    { label: t('homeMessage.authorName'), value: message.authorName },
  ]
  return (
    <ShownDialog title={message.title} maxWidth="md" onClose={onClose}>
      <FactList facts={facts} />
      <Preview
        files={message.attachments}
        of={message.id}
        level={message.level}
        zh={titleZh === null ? null : { title: titleZh, content: contentZh }}
        en={titleEn === null ? null : { title: titleEn, content: contentEn }}
      />
    </ShownDialog>
  )
}
