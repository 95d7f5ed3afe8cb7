import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'

type Parts = Components<Omit<Theme, 'components'> & CssVarsTheme>

const border = '1px solid var(--atrium-palette-divider)'
/** The one elevation of the portal, for what floats above the page. */
export const popUp = '0 8px 24px rgb(15 23 42 / 0.16)'

/** What content lies on: borders instead of shadows, and one shadow for pop-ups. */
export const surfaces = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 8 }, outlined: { border } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 8 } } },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 8, border, boxShadow: popUp } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1rem', fontWeight: 600, padding: '16px 24px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 16px' } } },
  MuiMenu: { styleOverrides: { paper: { borderRadius: 8, border, boxShadow: popUp } } },
  MuiAutocomplete: { styleOverrides: { paper: { borderRadius: 8, border, boxShadow: popUp } } },
  MuiPopover: { styleOverrides: { paper: { borderRadius: 8, border, boxShadow: popUp } } },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: 'none' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: { tooltip: { fontSize: '0.75rem', borderRadius: 6 } },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 8 },
      outlined: { backgroundColor: 'var(--atrium-palette-background-paper)' },
    },
  },
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { fontSize: '0.8125rem', lineHeight: 1.5385, padding: '8px 12px', borderBottom: border },
      head: { fontWeight: 500, color: 'var(--atrium-palette-text-secondary)' },
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'pulse' } },
} satisfies Parts
