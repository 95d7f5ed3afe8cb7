export { passkeySignIn } from './passkey/pages.tsx'
export { middle, signOn } from './sign-on/pages.tsx'
