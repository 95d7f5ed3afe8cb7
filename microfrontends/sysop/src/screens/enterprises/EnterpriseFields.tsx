import { useText } from '@atrium/shared-utility/react'
import {
  FormColumns,
  FormDate,
  FormNumber,
  FormPicker,
  FormSelect,
  FormSwitch,
  FormText,
} from '@atrium/shared-utility/ui'
import { enterprisePicker } from './enterprise-picker.ts'
import { useSaasCategories } from './saas-categories.ts'

type Props = { parentName?: string | null }

/** The fields that adding and editing have in common. */
export function EnterpriseFields({ parentName }: Props) {
  const t = useText()
  const categories = useSaasCategories()
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
      <FormNumber name="userQuota" label={t('enterprise.userQuota')} />
      <FormDate name="expiresAt" label={t('enterprise.expiresAt')} help={t('enterprise.expiresAtHelp')} />
      <FormSwitch name="private" label={t('enterprise.private')} help={t('enterprise.privateHelp')} />
      <FormSwitch name="isControl" label={t('enterprise.isControl')} help={t('enterprise.isControlHelp')} />
    </FormColumns>
  )
}
