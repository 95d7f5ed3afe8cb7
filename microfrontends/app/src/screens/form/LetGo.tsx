import { type FormValues, useFormField } from '@atrium/shared-utility/ui'
import { useEffect, useEffectEvent } from 'react'
import { pathOf } from '../../fields/record-form.ts'
import type { LostOption } from './app-changes.ts'

type Props = {
  lost: readonly LostOption[]
  /** What the form began with: a choice that is gone goes back to it. */
  begun: FormValues
}

/** Takes options that are offered no more out of the form. */
export function LetGo({ lost, begun }: Props) {
  return lost.map((one) => (
    <LetOneGo key={`${one.field.uid} ${one.option.key}`} {...one} begun={begun[pathOf(one.field)] ?? ''} />
  ))
}

function LetOneGo({ field, kept, begun }: LostOption & { begun: string | boolean }) {
  const { onChange } = useFormField(pathOf(field))
  const letGo = useEffectEvent(() => onChange(field.type === 'choices' ? kept : begun))
  useEffect(() => letGo(), [])
  return null
}
