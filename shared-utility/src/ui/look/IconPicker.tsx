import { Box, Typography } from '@mui/material'
import { applicationColors } from '../../contract/index.ts'
import { ApplicationIcon } from '../display/ApplicationIcon.tsx'
import { Icon } from '../display/Icon.tsx'
import { useValues } from '../form/form-context.ts'
import { colorOf, grounds } from '../theme/person-colors.ts'
import { LookChoices } from './LookChoices.tsx'
import { offeredIcons } from './offered-icons.ts'
import { useLookText } from './words.ts'

type Props = {
  /** Of the application; null for a new one, whose derived colour is not known yet. */
  id: string | null
}

/** The fields `icon` and `color` of a form whose field `name` names an application, and how it looks with them. */
export function IconPicker({ id }: Props) {
  const t = useLookText()
  const values = useValues()
  const text = (field: string) => String(values[field] ?? '')
  const name = text('name')
  const color = applicationColors.find((one) => one === text('color'))
  const icons = offeredIcons.map((icon) => ({ value: icon, label: t(`icon.${icon}`), drawn: <Icon name={icon} /> }))
  const colors = applicationColors.map((one) => ({
    value: one,
    label: t(`color.${one}`),
    drawn: <Box component="span" sx={{ ...swatch, bgcolor: grounds[one] }} />,
  }))
  const derived = id === null ? 'transparent' : colorOf(id)
  const letter = <Box component="span">{Array.from(name.trim())[0]?.toUpperCase() ?? '—'}</Box>
  const automatic = <Box component="span" sx={{ ...swatch, ...dashed, bgcolor: derived }} />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
        <ApplicationIcon
          id={id ?? ''}
          name={name}
          icon={text('icon')}
          color={color ?? (id === null ? 'gray' : null)}
          size={48}
        />
        <Typography sx={{ minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
      </Box>
      <LookChoices
        name="icon"
        label={t('look.icon')}
        choices={[{ value: '', label: t('look.noIcon'), drawn: letter }, ...icons]}
      />
      <LookChoices
        name="color"
        label={t('look.color')}
        choices={[{ value: '', label: t('look.noColor'), drawn: automatic }, ...colors]}
      />
    </Box>
  )
}

// With an edge, since some grounds are near that of the page.
const edge = 'color-mix(in srgb, currentColor 35%, transparent)'
const swatch = {
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  borderRadius: '6px',
  border: `1px solid ${edge}`,
} as const
const dashed = { p: '3px', border: '2px dashed', backgroundClip: 'content-box' }
