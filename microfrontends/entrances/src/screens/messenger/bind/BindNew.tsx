import { Button, Typography } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { EntranceForm, RequiredField } from '@atrium/shared-utility/ui'
import { useState, type FormEvent } from 'react'
import { BindProblem } from './BindProblem.tsx'
import { useBind } from './use-bind.ts'

type Props = { nickname: string; onOver: () => void }

/** To a new account, where the enterprise allows people to create one. */
export function BindNew({ nickname, onOver }: Props) {
  const t = useText()
  const { bind, problem, secondsLeft, isPending } = useBind(onOver)
  const [name, setName] = useState(nickname)
  const isEmpty = name.trim() === ''
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isPending) void bind({ register: true, name })
  }
  return (
    <EntranceForm isPending={isPending} onSubmit={handleSubmit} spacing={2}>
      <BindProblem problem={problem} secondsLeft={secondsLeft} />
      <Typography color="textSecondary">{t('bind.newNote')}</Typography>
      <RequiredField
        name="name"
        autoComplete="name"
        label={t('bind.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isEmpty}
        help={isEmpty ? t('bind.nameRequired') : undefined}
        inputProps={{ maxLength: 64 }}
      />
      <Button type="submit" variant="contained" size="large" loading={isPending}>
        {t('bind.create')}
      </Button>
    </EntranceForm>
  )
}
