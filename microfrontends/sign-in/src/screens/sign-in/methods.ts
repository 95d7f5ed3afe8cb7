// One file: a page that needs the one mostly needs the other, and each file has to be named on the page.
export { MessengerMethods } from './MessengerMethods.tsx'
export { SpaceNotice } from './SpaceNotice.tsx'
export { SignOnMethods } from './SignOnMethods.tsx'
export { NoCookies } from './NoCookies.tsx'
