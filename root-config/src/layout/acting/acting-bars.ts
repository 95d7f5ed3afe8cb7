/** What is fetched where an operator acts as a person, or did. */
export { ActedBar } from './ActedBar.tsx'
export { ActingBar } from './ActingBar.tsx'
