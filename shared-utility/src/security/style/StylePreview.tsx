import { Box, Typography } from '@mui/material'
import type { EnterpriseStyle } from '../../contract/index.ts'
import { brandColors, type Tones } from '../../model/index.ts'
import { useLang } from '../../react/index.ts'
import { pictureOf, theme, useFormValues } from '../../ui/index.ts'
import { isColor } from './is-color.ts'
import { useStyleText } from './text.ts'

const schemes = ['light', 'dark'] as const

/** What the form makes of the page, in light and dark, and where a colour had to be changed. */
export function StylePreview({ styled }: { styled: EnterpriseStyle }) {
  const t = useStyleText()
  const { name, logo } = useShownMark(styled)
  const typed = String(useFormValues()['color'] ?? '')
  const color = isColor(typed) ? typed.trim().toLowerCase() : null
  const tones = color === null ? null : brandColors(color)
  return (
    <Box component="section" aria-label={t('style.preview')} aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ fontSize: '0.875rem' }}>{t('style.preview')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {schemes.map((scheme) => (
          <Sample key={scheme} scheme={scheme} tones={tones?.[scheme] ?? null} name={name} logo={logo} />
        ))}
      </Box>
      {tones !== null &&
        schemes.map((scheme) => (
          <Typography key={scheme} variant="body2" color="textSecondary">
            {tones[scheme].main === color
              ? t('style.asChosen', { scheme: t(`style.${scheme}`) })
              : t('style.corrected', { scheme: t(`style.${scheme}`), color: tones[scheme].main })}
          </Typography>
        ))}
    </Box>
  )
}

const sample = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}

type SampleProps = { scheme: (typeof schemes)[number]; tones: Tones | null; name: string; logo: string | null }

function Sample({ scheme, tones, name, logo }: SampleProps) {
  const t = useStyleText()
  const palette = theme.colorSchemes[scheme]?.palette
  const { main, contrastText } = tones ?? palette?.primary ?? {}
  return (
    <Box aria-hidden sx={{ ...sample, bgcolor: palette?.background.paper, color: palette?.text.primary }}>
      {logo !== null && <Box component="img" src={logo} alt="" sx={{ height: 24, maxWidth: 120 }} />}
      <Typography noWrap sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}>
        {name}
      </Typography>
      <Box sx={{ px: 3, py: 1, borderRadius: 1.5, fontSize: '0.8125rem', bgcolor: main, color: contrastText }}>
        {t('style.sample')}
      </Box>
    </Box>
  )
}

/** Name and logo as the form has them: both together, or those of the platform, as the server says it. */
function useShownMark({ entName, platform, style }: EnterpriseStyle) {
  const values = useFormValues()
  const isEnglish = useLang() === 'en-US'
  const textOf = (field: string) => String(values[field] ?? '').trim()
  const logo = values['hasLogo'] === true ? (pictureOf(textOf('logo')) ?? style.logo) : null
  const [name, nameEn] = [textOf('name'), textOf('nameEn')]
  if (name === '' && nameEn === '' && logo === null)
    return { name: platform.name ?? 'Atrium', logo: platform.logo ?? null }
  return { name: (isEnglish && nameEn) || name || entName, logo }
}
