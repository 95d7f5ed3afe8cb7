import { Box, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useSession, useText } from '@atrium/shared-utility/react'

/** As whom, on what and from where: a person must be able to tell that it is not their own computer. */
export function Asker({ browser, system, ip }: CallOutput<'openScan'>) {
  const t = useText()
  const { userName = '' } = useSession()
  const device =
    browser === null || system === null ? (browser ?? system ?? t('phone.unknown')) : t('phone.on', { browser, system })
  const facts = [
    [t('phone.account'), userName],
    [t('phone.device'), device],
    [t('phone.address'), ip],
  ] as const
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 2 }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
