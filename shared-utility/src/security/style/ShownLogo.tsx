import { Box } from '@mui/material'
import { useStyleText } from './text.ts'

/** Null where there is none of its own. `isNamed`: a name of its own stands without the mark of the product. */
type Props = { logo: string | null; isNamed: boolean }

/** The logo that people see: a picture, or the mark of the product, which a name of its own takes away. */
export function ShownLogo({ logo, isNamed }: Props) {
  const t = useStyleText()
  if (logo !== null) return <Box component="img" src={logo} alt={t('style.logo')} sx={picture} />
  if (isNamed) return t('style.noLogo')
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box component="span" aria-hidden sx={mark} />
      {t('style.mark')}
    </Box>
  )
}

const picture = { height: 32, maxWidth: 160 } as const

const mark = {
  width: 24,
  height: 24,
  bgcolor: 'text.primary',
  mask: "url('/mark.svg') center / contain no-repeat",
} as const
