import { Button, Stack } from '@mui/material'
import { useState, type ReactNode } from 'react'
import type { StepUpMethod } from '../../../contract/index.ts'
import { useTranslate, type Translate } from '../../../react/index.ts'
import { StepUpAway } from './StepUpAway.tsx'
import { StepUpByPasskey } from './StepUpByPasskey.tsx'
import { StepUpBySms } from './StepUpBySms.tsx'
import { StepUpByText } from './StepUpByText.tsx'
import { stepUpMessages } from './words.ts'

type Props = { ways: readonly [StepUpMethod, ...StepUpMethod[]]; onAnswer: (isConfirmed: boolean) => void }

/** The best way first; the others stand behind a button. */
export function StepUpMethods({ ways, onAnswer }: Props) {
  const t = useTranslate(stepUpMessages)
  const [way, setWay] = useState<StepUpMethod>(ways[0])
  const [isChoosing, setIsChoosing] = useState(false)
  const handleChoose = (chosen: StepUpMethod) => {
    setWay(chosen)
    setIsChoosing(false)
  }
  const others = ways.filter((other) => keyOf(other) !== keyOf(way))
  return (
    <Form key={keyOf(way)} way={way} onAnswer={onAnswer}>
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

type FormProps = { way: StepUpMethod; onAnswer: (isConfirmed: boolean) => void; children: ReactNode }

function Form({ way, ...props }: FormProps) {
  switch (way.kind) {
    case 'password':
    case 'totp':
    case 'recovery':
      return <StepUpByText kind={way.kind} {...props} />
    case 'sms':
    case 'phone':
      return <StepUpBySms kind={way.kind} phone={way.phone} {...props} />
    case 'passkey':
      return <StepUpByPasskey {...props} />
    case 'signOn':
    case 'messenger':
      return <StepUpAway way={way} {...props} />
    default:
      return way satisfies never
  }
}

function nameOf(way: StepUpMethod, t: Translate) {
  switch (way.kind) {
    case 'signOn':
      return t('way.away', { name: way.name })
    case 'messenger':
      return t('way.away', { name: t(way.type) })
    default:
      return t(`way.${way.kind}`)
  }
}

function keyOf(way: StepUpMethod) {
  if (way.kind === 'signOn') return `signOn ${way.id}`
  return way.kind === 'messenger' ? `messenger ${way.type}` : way.kind
}
