import { Stack, Typography } from '@mui/material'
import { baseConfigAtom } from '@atrium/shared-utility'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FactList } from '@atrium/shared-utility/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { BindAccount } from './BindAccount.tsx'
import { BindCurrent } from './BindCurrent.tsx'
import { BindNew } from './BindNew.tsx'
import { BindPhone } from './BindPhone.tsx'
import { MethodButton } from './MethodButton.tsx'

type Ticket = NonNullable<CallOutput<'getBindTicket'>>
type BindMethod = 'current' | 'account' | 'phone' | 'new'
type Props = { ticket: Ticket; onOver: () => void }

/** Whose account of which messenger, in which enterprise; then one of the ways to bind it. */
export function Binding({ ticket, onOver }: Props) {
  const t = useText()
  const { signedInAs, canRegister } = ticket
  const hasSms = useAtomValue(baseConfigAtom)?.signInMethods?.includes('sms') ?? false
  const [chosen, setMethod] = useState<BindMethod | null>(null)
  const method = chosen ?? (signedInAs ? 'current' : 'account')
  const methodRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was pressed to get here is gone, and the focus with it.
    if (chosen !== null) methodRef.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [chosen])
  return (
    <Stack spacing={6}>
      <Facts ticket={ticket} />
      <div ref={methodRef}>
        {method === 'current' && signedInAs && <BindCurrent name={signedInAs.name} onOver={onOver} />}
        {method === 'account' && <BindAccount onOver={onOver} />}
        {method === 'phone' && <BindPhone onOver={onOver} />}
        {method === 'new' && <BindNew nickname={ticket.nickname} onOver={onOver} />}
      </div>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        {method !== 'account' && (
          <MethodButton onClick={() => setMethod('account')}>{t('bind.toAccount')}</MethodButton>
        )}
        {method !== 'phone' && hasSms && (
          <MethodButton onClick={() => setMethod('phone')}>{t('bind.toPhone')}</MethodButton>
        )}
        {method !== 'new' && canRegister && (
          <MethodButton onClick={() => setMethod('new')}>{t('bind.toNew')}</MethodButton>
        )}
        {method !== 'current' && signedInAs && (
          <MethodButton onClick={() => setMethod('current')}>
            {t('bind.toCurrent', { name: signedInAs.name })}
          </MethodButton>
        )}
      </Stack>
    </Stack>
  )
}

function Facts({ ticket: { type, nickname, entName } }: { ticket: Ticket }) {
  const t = useText()
  const messenger = t(`messenger.${type}`)
  const facts = [
    { label: t('bind.messenger', { messenger }), value: nickname },
    { label: t('bind.enterprise'), value: entName },
  ]
  return (
    <Stack spacing={4}>
      <Typography>{t('bind.what', { messenger })}</Typography>
      <FactList facts={facts} sx={{ gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 1, '& dd': bold }} />
    </Stack>
  )
}

const bold = { fontWeight: 500 }
