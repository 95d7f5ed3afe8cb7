/** A bridge that never answers is as good as none. */
const limitMs = 10_000

export class BridgeFailed extends Error {
  override readonly name = 'BridgeFailed'
  /** True when the person said no: then nothing else is tried in their place. */
  readonly isCancelled: boolean

  constructor(message: string, { isCancelled = false, cause }: { isCancelled?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.isCancelled = isCancelled
  }
}

/** What the bridge answers, or `BridgeFailed` after ten seconds. */
export async function withinLimit<T>(answer: Promise<T>): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new BridgeFailed('The bridge of the messenger does not answer')), limitMs)
  try {
    return await Promise.race([answer, over])
  } finally {
    clearTimeout(timer)
  }
}
