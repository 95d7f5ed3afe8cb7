import { FormColumns, FormDate, FormNumber, FormSelect, FormSwitch } from '../../ui/index.ts'
import { usePolicyText } from './text.ts'

type Props = { audiences: readonly string[] }

/** The fields that both policies have; `audiences` are the groups of people that this one can be for. */
export function PolicyFields({ audiences }: Props) {
  const t = usePolicyText()
  return (
    <>
      <FormSwitch name="open" label={t('policy.openLabel')} help={t('policy.openHelp')} />
      <FormColumns>
        <FormSelect
          name="applyTo"
          label={t('policy.applyTo')}
          options={audiences.map((value) => ({ value, label: t(`policy.for.${value}`) }))}
        />
        <FormDate name="effectiveTime" label={t('policy.effectiveTime')} help={t('policy.effectiveHelp')} />
        <FormNumber name="trustDeviceDays" label={t('policy.trustDeviceDays')} help={t('policy.trustHelp')} />
      </FormColumns>
    </>
  )
}
