import type { PaletteOptions } from '@mui/material/styles'

// Every pair of text and ground here has a contrast of at least 4.5:1; theme.test.ts counts it.
export const lightPalette: PaletteOptions = {
  primary: { main: '#1f5fd0', light: '#4c82e3', dark: '#174aa6', contrastText: '#ffffff' },
  secondary: { main: '#475467', light: '#667085', dark: '#344054', contrastText: '#ffffff' },
  success: { main: '#067647', light: '#17b26a', dark: '#085d3a', contrastText: '#ffffff' },
  warning: { main: '#a15c07', light: '#dc8a14', dark: '#7a4405', contrastText: '#ffffff' },
  error: { main: '#c0281d', light: '#e0554a', dark: '#912018', contrastText: '#ffffff' },
  info: { main: '#17609a', light: '#3f8ac5', dark: '#0f4570', contrastText: '#ffffff' },
  text: { primary: '#1b2230', secondary: '#515b6b', disabled: '#8a93a2' },
  background: { default: '#f6f7f9', paper: '#ffffff' },
  divider: '#e1e5eb',
}

export const darkPalette: PaletteOptions = {
  primary: { main: '#8ab0ff', light: '#adc8ff', dark: '#5f90f2', contrastText: '#0b1730' },
  secondary: { main: '#b4bdcb', light: '#d0d6e0', dark: '#8d98a9', contrastText: '#141922' },
  success: { main: '#5fd39b', light: '#8ce3b8', dark: '#32a871', contrastText: '#05210f' },
  warning: { main: '#f0b155', light: '#f7cc8c', dark: '#c98821', contrastText: '#2a1a02' },
  error: { main: '#ff8f85', light: '#ffb4ad', dark: '#e0554a', contrastText: '#33070a' },
  info: { main: '#7cc0f5', light: '#a6d5f9', dark: '#479bdb', contrastText: '#04203a' },
  text: { primary: '#e7ebf2', secondary: '#a6b0bf', disabled: '#6d7786' },
  background: { default: '#11151c', paper: '#181d26' },
  divider: '#2c3440',
}
