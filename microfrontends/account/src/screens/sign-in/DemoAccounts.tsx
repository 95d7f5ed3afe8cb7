import { Box, Button, Stack, Typography } from '@mui/material'
import { baseConfigAtom } from '@atrium/shared-utility'
import { useText } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'

type Props = { onChoose: (loginId: string) => void }

/** The seeded accounts, in the demo edition only; their password is not on the page. */
export function DemoAccounts({ onChoose }: Props) {
  const t = useText()
  const config = useAtomValue(baseConfigAtom)
  const accounts = config?.demo ? (config.demoAccounts ?? []) : []
  if (accounts.length === 0) return null
  return (
    <Box
      component="section"
      aria-labelledby="demo-accounts"
      sx={{ borderTop: 1, borderColor: 'divider', pt: 4, mt: 4 }}
    >
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
