import { TextProvider, useAction, useAddress, useCall, usePortal, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Button, Stack } from '@mui/material'
import enUS from '../../messages/methods/en-US.json'
import zhCN from '../../messages/methods/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

/** The identity providers of the enterprise in the path; nothing where there are none. */
export function SignOnMethods() {
  return (
    <TextProvider messages={messages}>
      <Providers />
    </TextProvider>
  )
}

function Providers() {
  const t = useText()
  const portal = usePortal()
  const { searchParams } = useAddress()
  const providers = useCall('listSignOns', {})
  const start = useAction('startSignOn')
  const handleStart = async (id: string) => {
    const result = await start.run({ id, url: searchParams.get('url') ?? undefined })
    if (result.status === 'done') await portal.navigate(result.data.authorizationUrl)
  }
  if (providers.status === 'failed') return <ProblemNotice problem={providers.problem} size="line" />
  // Nothing at all, and no room for it, where there are none.
  if (providers.status === 'loading' || providers.data.length === 0) return null
  return (
    <Stack spacing={2}>
      {start.status === 'failed' && <ProblemNotice problem={start.problem} size="line" />}
      {providers.data.map(({ id, name }) => (
        <Button
          key={id}
          variant="outlined"
          size="large"
          loading={start.status === 'pending'}
          onClick={() => void handleStart(id)}
        >
          {t('signIn.with', { name })}
        </Button>
      ))}
    </Stack>
  )
}
