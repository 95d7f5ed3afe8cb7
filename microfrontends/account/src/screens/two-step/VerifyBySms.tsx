import { useAction, useText } from '@atrium/shared-utility/react'
import type { ReactNode } from 'react'
import { formState } from '../phone/form-state.ts'
import { PhoneForm } from '../phone/PhoneForm.tsx'

type Props = { trustDevice: boolean; children: ReactNode; onVerified: () => void }

/** A code that is sent to the telephone that is the factor. */
export function VerifyBySms({ trustDevice, children, onVerified }: Props) {
  const t = useText()
  const verify = useAction('verifyTwoStep')
  return (
    <PhoneForm
      purpose="twoStep"
      asksPhone={false}
      state={formState(verify)}
      submitLabel={t('twoStep.verify')}
      onSubmit={async ({ code }) => {
        const result = await verify.run({ kind: 'sms', code, trustDevice })
        if (result.status === 'done') onVerified()
        return result
      }}
    >
      {children}
    </PhoneForm>
  )
}
