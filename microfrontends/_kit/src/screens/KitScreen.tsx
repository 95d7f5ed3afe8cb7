import { useText } from '@atrium/shared-utility/react'
import { PageHeader } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { Colours, Words } from './Basics.tsx'
import { Charts, Numbers } from './Counting.tsx'
import { Buttons, Fields, Notices } from './Doing.tsx'
import { Icons, People } from './Pictures.tsx'
import { Lists, Record } from './Showing.tsx'
import { Applications, Chips, Menus, Renewing, Toasts } from './Small.tsx'

const parts = [
  Words,
  Colours,
  People,
  Applications,
  Buttons,
  Menus,
  Toasts,
  Notices,
  Renewing,
  Record,
  Numbers,
  Charts,
  Chips,
  Lists,
  Fields,
  Icons,
]

/** Everything that pages are drawn with, once in each scheme, beside each other where there is room. */
export function KitScreen() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('kit.title')} description={t('kit.help')} />
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {(['light', 'dark'] as const).map((scheme) => (
          <Box key={scheme} component="section" aria-label={t(`kit.${scheme}`)} data-color-scheme={scheme} sx={ground}>
            <Typography variant="h2">{t(`kit.${scheme}`)}</Typography>
            {parts.map((Part, index) => (
              <Part key={index} />
            ))}
          </Box>
        ))}
      </Box>
    </>
  )
}

const ground = {
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  minWidth: 0,
  p: 4,
  borderRadius: 1,
  bgcolor: 'background.default',
  color: 'text.primary',
}
