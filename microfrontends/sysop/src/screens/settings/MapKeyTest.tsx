import type { CallInput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'

type Props = CallInput<'testMapSetting'>

/** Asks the provider of a key whether it knows it. */
export function MapKeyTest({ provider }: Props) {
  const t = useText()
  const toast = useToast()
  const action = useAction('testMapSetting')
  const name = t(`settings.map.${provider}`)

  async function handleTest() {
    const result = await action.run({ provider })
    if (result.status === 'failed') return
    const { isKnown } = result.data
    const text = t(isKnown ? 'settings.map.known' : 'settings.map.unknown', { name })
    toast({ text, tone: isKnown ? 'success' : 'error' })
  }

  return (
    <>
      <Button variant="outlined" loading={action.status === 'pending'} onClick={handleTest}>
        {t('settings.map.testOf', { name })}
      </Button>
      {action.status === 'failed' && <ProblemNotice problem={action.problem} size="line" />}
    </>
  )
}
