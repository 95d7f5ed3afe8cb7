import { Button, Stack, Typography } from '@mui/material'
import { messengerEntrances, withSpace } from '@atrium/shared-utility/model'
import { PortalLink, TextProvider, useAddress, useCall, useText } from '@atrium/shared-utility/react'
import enUS from '../../messages/methods/en-US.json'
import zhCN from '../../messages/methods/zh-CN.json'

type Props = {
  /** The enterprise of the address, or the one that was last worked in on this device. */
  entId: string
}

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

/** The messengers of the enterprise, where it has any. The page that is wanted goes along. */
export function MessengerMethods({ entId }: Props) {
  return (
    <TextProvider messages={messages}>
      <Messengers entId={entId} />
    </TextProvider>
  )
}

function Messengers({ entId }: Props) {
  const t = useText()
  const { searchParams } = useAddress()
  const offered = useCall('listMessengers', { enterId: entId })
  // While it is not known, or cannot be, the password above is the way in.
  if (offered.status !== 'done' || offered.data.length === 0) return null
  const url = searchParams.get('url')
  const query = url ? `?${new URLSearchParams({ url })}` : ''
  return (
    <Stack spacing={2} component="section" aria-labelledby="messenger-methods">
      <Typography id="messenger-methods" component="h2" variant="subtitle2">
        {t('signIn.methods')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {offered.data.map(({ type }) => (
          <Button
            key={type}
            component={PortalLink}
            href={withSpace(messengerEntrances[type], entId) + query}
            variant="outlined"
            aria-label={t('signIn.by', { messenger: t(`messenger.${type}`) })}
          >
            {t(`messenger.${type}`)}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}
