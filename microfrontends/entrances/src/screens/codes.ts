// Both draw QR codes, so they are one file.
export { appLink } from './app-link/pages.tsx'
export { computer, phone } from './scan/pages.tsx'
