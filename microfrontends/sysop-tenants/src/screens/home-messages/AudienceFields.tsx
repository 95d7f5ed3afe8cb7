import { enterpriseTypes } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FieldFrame, FormPickMany, useFormField, userTypeWord } from '@atrium/shared-utility/ui'
import { NativeSelect, OutlinedInput } from '@mui/material'
import { useMessageKit } from './message-kit.ts'

/** What is gone, or no longer in one’s care, has no name. */
type Choices = readonly { id: string; name: string | null }[]

/** The people whom a message is for: everyone, or some enterprises, categories or types, by name. */
export function AudienceFields({ known }: { known: Choices }) {
  const t = useText()
  const { audiences } = useMessageKit()
  const audience = useFormField('audience')
  const ids = useFormField('audienceIds')
  const handleChange = (value: string) => {
    audience.onChange(value)
    ids.onChange('')
  }
  return (
    <>
      <FieldFrame name="audience" label={t('message.audience')}>
        {(control) => (
          <NativeSelect
            name="audience"
            value={audience.value}
            input={<OutlinedInput />}
            inputProps={control}
            onChange={(event) => handleChange(event.target.value)}
          >
            {audiences.map((one) => (
              <option key={one} value={one}>
                {t(`message.audience.${one}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      {audience.value === 'all' ? <div /> : <Recipients audience={String(audience.value)} known={known} />}
    </>
  )
}

function Recipients({ audience, known }: { audience: string; known: Choices }) {
  const t = useText()
  const { useCategories, findEnterprises } = useMessageKit()
  const categories = useCategories()
  const types = enterpriseTypes.map((type) => ({
    value: String(type),
    label: t(`userType.${userTypeWord(String(type))}`),
  }))
  const options = audience === 'saas' ? categories.options : types
  const chosen = known.map(({ id, name }) => ({ value: id, label: name ?? t(`message.unavailable.${audience}`) }))
  return (
    <FormPickMany
      key={audience}
      name="audienceIds"
      label={t(`message.recipients.${audience}`)}
      known={[...chosen, ...options]}
      {...(audience === 'ent' ? { find: findEnterprises } : { options })}
    />
  )
}
