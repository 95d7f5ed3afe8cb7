import { Box, Link, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { withSpace } from '@atrium/shared-utility/model'
import { PortalLink, useText, type CallState } from '@atrium/shared-utility/react'
import { ListSkeleton } from '@atrium/shared-utility/ui'
import { CallCard } from '../../card/CallCard.tsx'

type Enterprise = CallOutput<'getCurrentEnterprise'>

/** The enterprises this person belongs to: where they are now, and the way to the others. */
export function EnterpriseCard({ state }: { state: CallState<Enterprise> }) {
  const t = useText()
  return (
    <CallCard title={t('home.enterprises')} state={state} skeleton={<ListSkeleton rows={2} />}>
      {({ curEntId, list }) => (
        <Box component="ul" aria-label={t('home.enterprises')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {list.map(({ entId, name }) => (
            <Box key={entId} component="li" sx={{ display: 'flex', gap: 3, py: 2, overflowWrap: 'anywhere' }}>
              {entId === curEntId ? (
                <>
                  <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
                  <Typography color="textSecondary">{t('home.here')}</Typography>
                </>
              ) : (
                <Link component={PortalLink} href={withSpace('/homepage', entId)}>
                  {name}
                </Link>
              )}
            </Box>
          ))}
        </Box>
      )}
    </CallCard>
  )
}
