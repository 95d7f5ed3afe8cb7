import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'

type Parts = Components<Omit<Theme, 'components'> & CssVarsTheme>

const ring = '2px solid var(--atrium-palette-primary-main)'
const focusRing = { '&.Mui-focusVisible, &:focus-visible': { outline: ring, outlineOffset: 2 } }
/** On a phone or a touch screen every target is at least 44 pixels. */
const touch = '@media (pointer: coarse), (max-width: 599.95px)'

/** What people press, type into and choose from. */
export const controls = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focusRing } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 6,
        minHeight: 36,
        paddingBlock: 6,
        paddingInline: 14,
        whiteSpace: 'nowrap',
        [touch]: { minHeight: 44 },
      },
      sizeSmall: { minHeight: 28, paddingBlock: 2, paddingInline: 10, fontSize: '0.8125rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 6, padding: 8, [touch]: { minWidth: 44, minHeight: 44 } },
      sizeSmall: { padding: 4 },
    },
  },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { borderRadius: 6, [touch]: { minHeight: 44, fontSize: '1rem' } },
      input: { paddingBlock: 8, height: '1.25rem', boxSizing: 'content-box', [touch]: { paddingBlock: 12 } },
      notchedOutline: { borderColor: 'color-mix(in srgb, var(--atrium-palette-text-secondary) 75%, transparent)' },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      outlined: { [touch]: { '&:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 12px) scale(1)' } } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.75rem' } } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { borderRadius: 2, '&:focus-visible': { outline: ring, outlineOffset: 2 } } },
  },
  MuiMenuItem: { styleOverrides: { root: { fontSize: '0.875rem', minHeight: 36, [touch]: { minHeight: 44 } } } },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: 6, [touch]: { minHeight: 44 } } } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, paddingInline: 12, [touch]: { minHeight: 44 } } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, height: 24, fontSize: '0.75rem' } } },
} satisfies Parts
