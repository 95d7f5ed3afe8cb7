import { Button, List, Stack, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, ConfirmDialog, ProblemNotice } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { NamePasskey } from './NamePasskey.tsx'
import { PasskeyItem } from './PasskeyItem.tsx'
import { useAddPasskey } from './use-passkey.ts'

type Passkey = CallOutput<'listPasskeys'>['passkeys'][number]
type Open = { dialog: 'add' } | { dialog: 'rename' | 'remove'; passkey: Passkey }

type Props = {
  /** Once there is one more, or one less. */
  onChanged: () => void
}

/** The passkeys. Nothing where the portal's address does not allow any. */
export function Passkeys({ onChanged }: Props) {
  const t = useText()
  const list = useCall('listPasskeys', {})
  const [open, setOpen] = useState<Open | null>(null)
  if (list.status === 'failed') return <ProblemNotice problem={list.problem} onRetry={list.reload} />
  if (list.status === 'loading') return <CardSkeleton />
  const { isOffered, passkeys } = list.data
  if (!isOffered && passkeys.length === 0) return null
  const handleDone = () => {
    setOpen(null)
    list.reload()
    if (open?.dialog !== 'rename') onChanged()
  }
  return (
    <Stack component="section" spacing={2} aria-labelledby="passkeys" sx={{ alignItems: 'flex-start' }}>
      <Typography id="passkeys" component="h2" variant="subtitle1">
        {t('passkey.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('passkey.what')}
      </Typography>
      <List disablePadding sx={{ width: '100%' }} aria-labelledby="passkeys">
        {passkeys.map((passkey) => (
          <PasskeyItem
            key={passkey.id}
            passkey={passkey}
            onRename={() => setOpen({ dialog: 'rename', passkey })}
            onRemove={() => setOpen({ dialog: 'remove', passkey })}
          />
        ))}
      </List>
      {isOffered && (
        <Button variant="outlined" onClick={() => setOpen({ dialog: 'add' })}>
          {t('passkey.add')}
        </Button>
      )}
      {open && <Dialogs open={open} onDone={handleDone} onClose={() => setOpen(null)} />}
    </Stack>
  )
}

type DialogProps = { open: Open; onDone: () => void; onClose: () => void }

function Dialogs({ open, onDone, onClose }: DialogProps) {
  const t = useText()
  const add = useAddPasskey()
  const rename = useAction('renamePasskey')
  const remove = useAction('deletePasskey')
  const ends = { onDone, onClose }
  if (open.dialog === 'add') return <NamePasskey {...ends} title={t('passkey.add')} initial="" onName={add} />
  const { id, name } = open.passkey
  if (open.dialog === 'rename') {
    const handleName = (chosen: string) => rename.run({ id, name: chosen })
    return <NamePasskey {...ends} title={t('passkey.renameOf', { name })} initial={name} onName={handleName} />
  }
  return (
    <ConfirmDialog
      {...ends}
      isDangerous
      title={t('passkey.removeTitle', { name })}
      text={t('passkey.removeText')}
      confirmLabel={t('passkey.remove')}
      onConfirm={() => remove.run({ id })}
    />
  )
}
