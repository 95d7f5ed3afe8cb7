import { createTheme } from '@mui/material/styles'
import { controls } from './theme-controls.ts'
import { darkPalette, lightPalette } from './theme-palettes.ts'
import { surfaces } from './theme-surfaces.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

const fontFamily = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  '"PingFang SC"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"Noto Sans SC"',
  'sans-serif',
].join(', ')

/** Three weights: 600 for the title of a page or dialog, 500 for a section, and 400 for text. */
const heading = { fontWeight: 500, letterSpacing: 0 }

/**
 * The one theme of the portal. Colours are CSS variables (`--atrium-palette-…`), so that light, dark and an
 * enterprise's branding change variables only and nothing is drawn again.
 */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'atrium', colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  spacing: 4,
  shape: { borderRadius: 6 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 120,
      standard: 120,
      complex: 120,
      enteringScreen: 120,
      leavingScreen: 120,
    },
  },
  typography: {
    fontFamily,
    fontSize: 14,
    htmlFontSize: 16,
    fontWeightBold: 600,
    h1: {
      ...heading,
      fontWeight: 600,
      fontSize: '1.25rem',
      lineHeight: 1.4,
      '@media (min-width:900px)': { fontSize: '1.5rem', lineHeight: 1.333 },
    },
    h2: { ...heading, fontSize: '1.125rem', lineHeight: 1.45 },
    h3: { ...heading, fontSize: '1rem', lineHeight: 1.5 },
    h4: { ...heading, fontSize: '0.875rem', lineHeight: 1.5 },
    h5: { ...heading, fontSize: '0.875rem', lineHeight: 1.5 },
    h6: { ...heading, fontSize: '0.875rem', lineHeight: 1.5 },
    subtitle1: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 500 },
    subtitle2: { fontSize: '0.8125rem', lineHeight: 1.5, fontWeight: 500 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5715 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5385 },
    caption: { fontSize: '0.75rem', lineHeight: 1.5 },
    button: { fontSize: '0.875rem', lineHeight: 1.4286, fontWeight: 500, textTransform: 'none', letterSpacing: 0 },
  },
  components: { ...controls, ...surfaces },
})
