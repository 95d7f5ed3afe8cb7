import { Button, Stack } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { BindProblem } from './BindProblem.tsx'
import { useBind } from './use-bind.ts'

type Props = { name: string; onOver: () => void }

/** To the person who is signed in here already. */
export function BindCurrent({ name, onOver }: Props) {
  const t = useText()
  const { bind, problem, secondsLeft, isPending } = useBind(onOver)
  return (
    <Stack spacing={4}>
      <BindProblem problem={problem} secondsLeft={secondsLeft} />
      <Button variant="contained" size="large" loading={isPending} onClick={() => void bind({})}>
        {t('bind.toCurrent', { name })}
      </Button>
    </Stack>
  )
}
