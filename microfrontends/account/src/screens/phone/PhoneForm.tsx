import { EntranceForm, PhoneCodeFields, ProblemNotice, UnsavedWork } from '@atrium/shared-utility/ui'
import type { ReactNode } from 'react'
import { SubmitCode } from './SubmitCode.tsx'
import { usePhoneForm, type PhoneFormOptions } from './use-phone-form.ts'

type Props = PhoneFormOptions & {
  submitLabel: string
  /** A number that is typed is asked about before the page is left. */
  asksBeforeLeaving?: boolean
  children?: ReactNode
}

/** A code by SMS that is asked for and typed, with the telephone where that is not known. */
export function PhoneForm({ submitLabel, asksBeforeLeaving = false, children, ...options }: Props) {
  const { fields, sending, secondsLeft, handleSend, handleSubmit, problem } = usePhoneForm(options)
  const { isPending } = options.state
  const { formRef } = fields
  return (
    <EntranceForm isPending={isPending} onSubmit={handleSubmit} formRef={formRef}>
      {asksBeforeLeaving && fields.values.phone !== '' && <UnsavedWork />}
      {/* A lock is told by the button, which counts it down. */}
      {problem && secondsLeft === 0 && <ProblemNotice problem={problem} size="line" />}
      <PhoneCodeFields fields={fields} sending={sending} onSend={handleSend} asksPhone={options.asksPhone} />
      {children}
      <SubmitCode label={submitLabel} secondsLeft={secondsLeft} isPending={isPending} />
    </EntranceForm>
  )
}
