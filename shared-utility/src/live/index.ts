export { followLive } from './follow-live.ts'
export { onLive } from './on-live.ts'
export { useLive } from './use-live.ts'
