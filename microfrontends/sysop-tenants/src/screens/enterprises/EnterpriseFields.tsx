import { useFormat, useSentences, useText } from '@atrium/shared-utility/react'
import {
  enterprisePicker,
  FormColumns,
  FormDate,
  FormNumber,
  FormPicker,
  FormSelect,
  FormSwitch,
  FormText,
} from '@atrium/shared-utility/ui'
import { useSaasCategories } from '../../saas-categories.ts'
import { useLimitWarnings } from './use-limit-warnings.ts'

type Props = {
  parentName?: string | null
  /** What one that exists has already. */
  use?: { userCount: number; storage: string; applications: string; expiresAt: string | null }
}

/** The fields that adding and editing have in common. */
export function EnterpriseFields({ parentName, use }: Props) {
  const t = useText()
  const format = useFormat()
  const say = useSentences()
  const warnings = useLimitWarnings(use ?? { userCount: 0, expiresAt: null })
  const categories = useSaasCategories()
  const used = (amount: string | undefined) => amount && t('enterprise.used', { used: amount })
  const orNone = (amount: string | undefined) => say(used(amount), t('enterprise.quotaNone'))
  return (
    <FormColumns>
      <FormText name="shortName" label={t('enterprise.shortName')} />
      <FormSelect
        name="saasId"
        label={t('enterprise.saasName')}
        help={categories.hasFailed ? t('enterprise.saasFailed') : undefined}
        options={categories.options}
        none={t('none')}
      />
      <FormNumber name="saasEntType" label={t('enterprise.saasEntType')} help={t('enterprise.saasEntTypeHelp')} />
      <FormPicker
        name="parentId"
        label={t('enterprise.parentName')}
        help={t('enterprise.parentHelp')}
        initialLabel={parentName}
        find={enterprisePicker.find}
      />
      <FormNumber
        name="userQuota"
        label={t('enterprise.userQuota')}
        help={used(use && format.number(use.userCount))}
        warning={warnings.userQuota}
      />
      <FormNumber name="storageQuotaMb" label={t('enterprise.storageQuotaMb')} help={orNone(use?.storage)} />
      <FormNumber name="appQuota" label={t('enterprise.appQuota')} help={orNone(use?.applications)} />
      <FormDate
        name="expiresAt"
        label={t('enterprise.expiresAt')}
        help={t('enterprise.expiresAtHelp')}
        warning={warnings.expiresAt}
      />
      <FormSwitch name="private" label={t('enterprise.private')} help={t('enterprise.privateHelp')} />
      <FormSwitch name="isControl" label={t('enterprise.isControl')} help={t('enterprise.isControlHelp')} />
    </FormColumns>
  )
}
