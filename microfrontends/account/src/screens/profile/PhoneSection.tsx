import { isPlatformStaff, type CallOutput } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { useAction, useCall, useSession, useText } from '@atrium/shared-utility/react'
import { Awaited, ConfirmDialog, Section, useToast } from '@atrium/shared-utility/ui'
import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { formState } from '../phone/form-state.ts'
import { PhoneForm } from '../phone/PhoneForm.tsx'
import { PhoneShown } from './PhoneShown.tsx'

type Account = CallOutput<'getOwnAccount'>
type Open = 'nothing' | 'form' | 'removal'

/** The telephone that codes are sent to. There only where codes can be sent, or where there is one to remove. */
export function PhoneSection() {
  const t = useText()
  const account = useCall('getOwnAccount', {})
  const isOfEnterprise = !isPlatformStaff(useSession()?.user_type)
  const [open, setOpen] = useState<Open>('nothing')
  const toast = useToast()
  if (account.status === 'loading') return <Awaited />
  // Its failure is shown by the section beside, which reads the same.
  if (account.status !== 'done' || (!account.data.canText && account.data.phoneMask === null)) return null
  const handleDone = (done: 'saved' | 'removed') => {
    setOpen('nothing')
    toast(t(`phone.${done}`))
    account.reload()
  }
  return (
    <Section title={t('phone.section')} note={t('phone.note')}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ overflowWrap: 'anywhere', flex: '1 1 160px' }}>{shown(account.data, t)}</Typography>
        {account.data.canText && open !== 'form' && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen('form')}>
            {t(account.data.phoneMask === null ? 'phone.add' : 'phone.change')}
          </Button>
        )}
        {account.data.phoneMask !== null && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen('removal')}>
            {t('phone.remove')}
          </Button>
        )}
      </Stack>
      {account.data.phoneMask !== null && isOfEnterprise && <PhoneShown />}
      {open === 'form' && <Change onDone={() => handleDone('saved')} onCancel={() => setOpen('nothing')} />}
      {open === 'removal' && <Removal onDone={() => handleDone('removed')} onClose={() => setOpen('nothing')} />}
    </Section>
  )
}

function shown({ phoneMask, isPhoneProven }: Account, t: ReturnType<typeof useText>) {
  if (phoneMask === null) return t('phone.none')
  return isPhoneProven ? phoneMask : t('phone.unproven', { phone: phoneMask })
}

function Change({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useText()
  const save = useAction('setOwnPhone')
  const [onceKey] = useState(randomId)
  return (
    <Stack spacing={1}>
      <PhoneForm
        purpose="phone"
        asksPhone
        state={formState(save)}
        submitLabel={t('phone.save')}
        asksBeforeLeaving
        onSubmit={async ({ phone = '', code }) => {
          const result = await save.run({ phone, code, onceKey })
          if (result.status === 'done') onDone()
          return result
        }}
      />
      <Button color="inherit" sx={{ alignSelf: 'flex-start' }} onClick={onCancel}>
        {t('phone.cancel')}
      </Button>
    </Stack>
  )
}

function Removal({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useText()
  const remove = useAction('deleteOwnPhone')
  return (
    <ConfirmDialog
      isDangerous
      title={t('phone.removeTitle')}
      text={t('phone.removeText')}
      confirmLabel={t('phone.remove')}
      onConfirm={() => remove.run({})}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
