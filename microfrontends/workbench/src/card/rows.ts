/** A list of a card without marks or margins of its own. */
export const plainList = { m: 0, p: 0, listStyle: 'none' } as const

/** A row of a card that leads somewhere: as wide as the card, and marked under the pointer. */
export const rowLink = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 3,
  mx: -2,
  px: 2,
  py: 2,
  minHeight: 44,
  width: 'calc(100% + 16px)',
  borderRadius: 1,
  textAlign: 'start',
  '&:is(a, button):hover': { backgroundColor: 'action.hover' },
} as const

/** The square that an icon or a first letter stands in. */
export const badge = {
  flex: 'none',
  width: 36,
  height: 36,
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: 2,
  fontWeight: 500,
  color: 'primary.main',
  backgroundColor: 'color-mix(in srgb, var(--atrium-palette-primary-main) 10%, transparent)',
} as const
