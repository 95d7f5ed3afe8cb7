import { Box } from '@mui/material'
import { useRef, type ReactNode } from 'react'
import { smsCode } from '../../../contract/index.ts'
import { useAction, useTranslate } from '../../../react/index.ts'
import { CodeField } from '../code/CodeField.tsx'
import { useSendOwnCode } from '../code/use-send-own-code.ts'
import { useFields } from '../../entrance/use-fields.ts'
import { StepUpForm } from './StepUpForm.tsx'
import { stepUpMessages } from './words.ts'

type Kind = 'sms' | 'phone'
type Props = { kind: Kind; phone: string | null; onAnswer: (isConfirmed: boolean) => void; children: ReactNode }

/** A code that is sent: to the telephone that is a factor, or to that of a person who has nothing else. */
export function StepUpBySms({ kind, phone, onAnswer, children }: Props) {
  const t = useTranslate(stepUpMessages)
  const sending = useSendOwnCode(kind === 'sms' ? 'twoStep' : 'stepUp')
  const verify = useVerify(kind)
  const box = useRef<HTMLDivElement>(null)
  const problem = verify.problem ?? sending.problem
  const fields = useFields({
    initial: { code: '' },
    shape: { code: smsCode },
    problem,
    wordsOf: () => t('codeMissing'),
  })
  const { code } = fields.values
  const handleSend = async () => {
    if (!sending.isPossible) return
    verify.reset()
    await sending.send({})
    box.current?.querySelector('input')?.focus()
  }
  const handleSubmit = async () => {
    if (fields.areWhole(['code']) && (await verify.run(code))) onAnswer(true)
  }
  return (
    <StepUpForm
      text={phone === null ? t('text.ownPhone') : t(`text.${kind}`, { phone })}
      problem={fields.problem}
      submitLabel={t('confirm')}
      isPending={verify.isPending}
      isReady={code !== ''}
      onSubmit={() => void handleSubmit()}
      onCancel={() => onAnswer(false)}
    >
      <Box ref={box} sx={{ width: 1 }}>
        <CodeField
          value={code}
          refusal={fields.refusalOf('code')}
          sending={sending}
          onSend={() => void handleSend()}
          onChange={(typed) => fields.change({ code: typed })}
        />
      </Box>
      {children}
    </StepUpForm>
  )
}

function useVerify(kind: Kind) {
  const factor = useAction('verifyTwoStep')
  const phone = useAction('verifyStepUpCode')
  const { status, reset } = kind === 'sms' ? factor : phone
  const failed = kind === 'sms' ? factor : phone
  return {
    reset,
    isPending: status === 'pending',
    problem: failed.status === 'failed' ? failed.problem : null,
    run: async (code: string) =>
      (await (kind === 'sms' ? factor.run({ kind: 'sms', code }) : phone.run({ code }))).status === 'done',
  }
}
