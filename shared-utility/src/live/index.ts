export { followLive } from './follow-live.ts'
export { useLive } from './use-live.ts'
