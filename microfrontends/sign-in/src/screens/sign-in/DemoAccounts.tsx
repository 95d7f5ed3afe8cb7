import { Box, Button, Stack, Typography } from '@mui/material'
import type { BaseConfig } from '@atrium/shared-utility/contract'
import { TextProvider, useText } from '@atrium/shared-utility/react'
import enUS from '../../messages/demo/en-US.json'
import zhCN from '../../messages/demo/zh-CN.json'

type Props = { accounts: NonNullable<BaseConfig['demoAccounts']>; onChoose: (loginId: string) => void }

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

/** The seeded accounts, in the demo edition only; their password is not on the page. */
export function DemoAccounts(props: Props) {
  return (
    <TextProvider messages={messages}>
      <Accounts {...props} />
    </TextProvider>
  )
}

function Accounts({ accounts, onChoose }: Props) {
  const t = useText()
  return (
    <Box component="section" aria-labelledby="demo-accounts" sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
      <Typography id="demo-accounts" component="h2" variant="subtitle2">
        {t('demo.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('demo.note')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mt: 2 }}>
        {accounts.map(({ loginId, label }) => (
          <Button key={loginId} type="button" size="small" variant="outlined" onClick={() => onChoose(loginId)}>
            {loginId}{' '}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 2 }}>
              {label}
            </Typography>
          </Button>
        ))}
      </Stack>
    </Box>
  )
}
