import { createTheme } from '@mui/material/styles'

export const theme = createTheme({
  cssVariables: true,
  colorSchemes: { light: true, dark: true },
  spacing: 4,
  shape: { borderRadius: 6 },
})
