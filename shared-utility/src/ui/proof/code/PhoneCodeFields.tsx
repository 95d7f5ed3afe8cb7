import { CodeField } from './CodeField.tsx'
import { PhoneField } from './PhoneField.tsx'
import type { useSendCode } from './use-send-code.ts'
import type { useSendOwnCode } from './use-send-own-code.ts'

type Values = { phone: string; code: string }

type Props = {
  /** Of `useFields`, whatever else the form asks for. */
  fields: {
    values: Values
    refusalOf: (field: keyof Values) => string | undefined
    change: (part: Partial<Values>) => void
    leave: (field: 'phone') => void
  }
  sending: ReturnType<typeof useSendCode> | ReturnType<typeof useSendOwnCode>
  onSend: () => void
  /** False where the server knows the telephone. */
  asksPhone?: boolean
}

/** A telephone, and the code that is sent to it. */
export function PhoneCodeFields({ fields, sending, onSend, asksPhone = true }: Props) {
  const { values, refusalOf, change, leave } = fields
  return (
    <>
      {asksPhone && (
        <PhoneField
          value={values.phone}
          refusal={refusalOf('phone')}
          onChange={(phone) => change({ phone })}
          onLeave={() => leave('phone')}
        />
      )}
      <CodeField
        value={values.code}
        refusal={refusalOf('code')}
        sending={sending}
        onSend={onSend}
        onChange={(code) => change({ code })}
      />
    </>
  )
}
