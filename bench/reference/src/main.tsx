import { CssBaseline, ThemeProvider } from '@mui/material'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { theme } from './theme.ts'

// What the portal is compared with: the same pages as one application, built by Vite, each page loaded by its route.
const router = createBrowserRouter([
  { path: '/home/login', lazy: async () => ({ Component: (await import('./SignIn.tsx')).SignIn }) },
  { path: '*', lazy: async () => ({ Component: (await import('./Home.tsx')).Home }) },
])

createRoot(document.querySelector('#root') ?? document.body).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <RouterProvider router={router} />
  </ThemeProvider>,
)
