import { limits } from './limits.ts'

type Phase = 'quiet' | 'skeleton' | 'slow'

/** Says when a load deserves a skeleton and when a word, and gives up on it at the limit. */
export function startPatience(onPhase: (phase: Phase) => void) {
  const timers: ReturnType<typeof setTimeout>[] = []
  const exhausted = new Promise<never>((_resolve, reject) => {
    timers.push(setTimeout(() => reject(new LoadTimeout()), limits.loadMs))
  })
  timers.push(setTimeout(() => onPhase('skeleton'), limits.skeletonMs))
  timers.push(setTimeout(() => onPhase('slow'), limits.noticeMs))
  onPhase('quiet')
  return { exhausted, stop: () => timers.forEach(clearTimeout) }
}

/** The parcel's code did not arrive in time. */
export class LoadTimeout extends Error {
  override readonly name = 'LoadTimeout'
  constructor() {
    super(`No answer within ${limits.loadMs / 1000} s`)
  }
}
