import { Button, Stack } from '@mui/material'
import { useState, type ReactNode } from 'react'
import type { StepUpMethod } from '../../../contract/index.ts'
import { useTranslate, type Translate } from '../../../react/index.ts'
import { StepUpAway } from './StepUpAway.tsx'
import { StepUpByPasskey } from './StepUpByPasskey.tsx'
import { StepUpBySms } from './StepUpBySms.tsx'
import { StepUpByText } from './StepUpByText.tsx'
import { stepUpMessages } from './words.ts'

type Props = { methods: readonly [StepUpMethod, ...StepUpMethod[]]; onAnswer: (isConfirmed: boolean) => void }

/** The best way first; the others stand behind a button. */
export function StepUpMethods({ methods, onAnswer }: Props) {
  const t = useTranslate(stepUpMessages)
  const [method, setMethod] = useState<StepUpMethod>(methods[0])
  const [isChoosing, setIsChoosing] = useState(false)
  const handleChoose = (chosen: StepUpMethod) => {
    setMethod(chosen)
    setIsChoosing(false)
  }
  const others = methods.filter((other) => keyOf(other) !== keyOf(method))
  return (
    <Form key={keyOf(method)} method={method} onAnswer={onAnswer}>
      {others.length === 0 ? null : (
        <Stack sx={{ alignItems: 'flex-start' }}>
          <Button type="button" size="small" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
            {t('another')}
          </Button>
          {isChoosing
            ? others.map((other) => (
                <Button key={keyOf(other)} type="button" size="small" onClick={() => handleChoose(other)}>
                  {nameOf(other, t)}
                </Button>
              ))
            : null}
        </Stack>
      )}
    </Form>
  )
}

type FormProps = { method: StepUpMethod; onAnswer: (isConfirmed: boolean) => void; children: ReactNode }

function Form({ method, ...props }: FormProps) {
  switch (method.kind) {
    case 'password':
    case 'totp':
    case 'recovery':
      return <StepUpByText kind={method.kind} {...props} />
    case 'sms':
    case 'phone':
      return <StepUpBySms kind={method.kind} phone={method.phone} {...props} />
    case 'passkey':
      return <StepUpByPasskey {...props} />
    case 'signOn':
    case 'messenger':
      return <StepUpAway method={method} {...props} />
    default:
      return method satisfies never
  }
}

function nameOf(method: StepUpMethod, t: Translate) {
  switch (method.kind) {
    case 'signOn':
      return t('method.away', { name: method.name })
    case 'messenger':
      return t('method.away', { name: t(method.type) })
    default:
      return t(`method.${method.kind}`)
  }
}

function keyOf(method: StepUpMethod) {
  if (method.kind === 'signOn') return `signOn ${method.id}`
  return method.kind === 'messenger' ? `messenger ${method.type}` : method.kind
}
