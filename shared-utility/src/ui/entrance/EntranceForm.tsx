import { Stack } from '@mui/material'
import type { FormEvent, ReactNode, Ref } from 'react'
import { hearsFilled } from '../../react/hears-filled.ts'

type Props = {
  isPending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Of `useFields`, which finds the fields in it. */
  formRef?: Ref<HTMLFormElement>
  spacing?: 1 | 2
  children: ReactNode
}

/** Fields one below the other. A form that no script has taken over yet posts, so no password gets into an address. */
export function EntranceForm({ isPending, onSubmit, formRef, spacing = 1, children }: Props) {
  return (
    <Stack
      component="form"
      method="post"
      noValidate
      useFlexGap
      spacing={spacing}
      ref={formRef}
      {...hearsFilled}
      onSubmit={onSubmit}
      aria-busy={isPending}
    >
      {children}
    </Stack>
  )
}
