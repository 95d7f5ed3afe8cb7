export { appLink } from './app-link/pages.tsx'
export { passkeySignIn } from './passkey/pages.tsx'
export { middle, signOn } from './sign-on/pages.tsx'
