import { useText } from '@atrium/shared-utility/react'
import { FormText, useFormValues } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { suggestKey } from './suggest-key.ts'

type Props = { word: string; taken: readonly string[] }

/** A key of one's own, or, left empty, the one that follows from the name. */
export function KeyField({ word, taken }: Props) {
  const t = useText()
  const { label = '', labelEn = '' } = useFormValues()
  const suggested = suggestKey({ label: String(label), labelEn: String(labelEn) }, { word, taken })
  return <FormText name="key" label={t('key.label')} help={t('key.help', { key: suggested })} />
}

/** What members work with already keeps its key. */
export function FixedFacts({ facts }: { facts: readonly string[] }) {
  const t = useText()
  return (
    <Typography variant="body2" color="textSecondary">
      {t('key.fixed', { facts: facts.join(' · ') })}
    </Typography>
  )
}
