// One file: whoever needs the one mostly needs the other, and each file has to be named on the page.
export { MessengerWays } from './MessengerWays.tsx'
export { SignOnWays } from './SignOnWays.tsx'
