import { type HomeMessage, messageLevels, writtenHomeMessage } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import {
  FormColumns,
  FormDialog,
  FormMoment,
  FormSelect,
  FormSwitch,
  FormText,
  useLatest,
} from '@atrium/shared-utility/ui'
import { Attaching } from './attaching/Attaching.tsx'
import { useAttaching } from './attaching/use-attaching.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { FormRichText } from './FormRichText.tsx'
import { fieldsOf, fixedOf } from './message-fields.ts'
import { useMessageKit } from './message-kit.ts'
import { WrittenPreview } from './WrittenPreview.tsx'

type Props = {
  /** Null for a new one. */
  message: HomeMessage | null
  onSaved: (said: string) => void
  onClose: () => void
}

/** Writes a message in one language or both, and says whom it is for and when. */
export function MessageForm({ message, onSaved, onClose }: Props) {
  const t = useText()
  const { calls, audiences } = useMessageKit()
  const save = useAction(calls.write)
  const read = useAction(calls.get)
  const { latest, reload } = useLatest(message, () => read.run({ id: message?.id ?? '' }))
  const isOut = latest?.status === 'published'
  const attaching = useAttaching(latest?.attachments ?? [])

  return (
    <FormDialog
      title={t(latest === null ? 'homeMessages.add' : 'homeMessage.editOf', { title: latest?.title ?? '' })}
      schema={writtenHomeMessage}
      initial={fieldsOf(latest, audiences[0])}
      constants={fixedOf(latest)}
      submitLabel={t(isOut ? 'homeMessage.saveOut' : 'homeMessage.save')}
      onSubmit={async (input) => attaching.refuse() ?? save.run(input)}
      onDone={() => onSaved(t(isOut ? 'homeMessage.savedOut' : 'homeMessage.saved'))}
      onClose={onClose}
      {...(latest !== null && { onReload: reload })}
    >
      <FormColumns>
        <FormText name="titleZh" label={t('homeMessage.titleZh')} />
        <FormText name="titleEn" label={t('homeMessage.titleEn')} />
        <FormRichText name="contentZh" lang="zh-CN" label={t('homeMessage.contentZh')} />
        <FormRichText
          name="contentEn"
          lang="en-US"
          label={t('homeMessage.contentEn')}
          help={t('homeMessage.oneIsEnough')}
        />
        <FormSelect
          name="level"
          label={t('homeMessage.level')}
          options={messageLevels.map((value) => ({ value, label: t(`homeMessage.level.${value}`) }))}
        />
        <FormSwitch name="pinned" label={t('homeMessage.pinned')} help={t('homeMessage.pinnedHelp')} />
        {!isOut && <AudienceFields known={latest?.audienceOf ?? []} />}
        {!isOut && (
          <FormMoment name="publishAt" label={t('homeMessage.publishAt')} help={t('homeMessage.publishAtHelp')} />
        )}
        <FormMoment name="expireAt" label={t('homeMessage.expireAt')} help={t('homeMessage.expireAtHelp')} />
      </FormColumns>
      <Attaching attaching={attaching} />
      <WrittenPreview known={attaching.known} of={latest?.id} />
    </FormDialog>
  )
}
