import type { ReactNode } from 'react'
import { messageLevels } from '../contract/index.ts'
import { useText } from '../react/index.ts'
import { FormColumns, FormMoment, FormSelect, FormSwitch, FormText } from '../ui/index.ts'
import { FormRichText } from './FormRichText.tsx'

type Props = {
  /** True for one that is published: whom it is for and since when can no longer be changed. */
  isOut: boolean
  /** The fields that say whom it is for. */
  children: ReactNode
}

/** The fields of a message in one language or both: what it says, how, whom it is for and when. */
export function MessageColumns({ isOut, children }: Props) {
  const t = useText()
  return (
    <FormColumns>
      <FormText name="titleZh" label={t('message.titleZh')} />
      <FormText name="titleEn" label={t('message.titleEn')} />
      <FormRichText name="contentZh" lang="zh-CN" label={t('message.contentZh')} />
      <FormRichText name="contentEn" lang="en-US" label={t('message.contentEn')} help={t('message.oneIsEnough')} />
      <FormSelect
        name="level"
        label={t('message.level')}
        options={messageLevels.map((value) => ({ value, label: t(`message.level.${value}`) }))}
      />
      <FormSwitch name="pinned" label={t('message.pinned')} help={t('message.pinnedHelp')} />
      {!isOut && children}
      {!isOut && <FormMoment name="publishAt" label={t('message.publishAt')} help={t('message.publishAtHelp')} />}
      <FormMoment name="expireAt" label={t('message.expireAt')} help={t('message.expireAtHelp')} />
    </FormColumns>
  )
}
