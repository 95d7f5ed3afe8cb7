/** A build that was stopped because of what a developer wrote: shown as one sentence, without a stack. */
export class BuildRefused extends Error {
  override readonly name = 'BuildRefused'

  /** The code by which a portal names the reason; null where no portal has refused. */
  readonly code: string | null

  constructor(slug: string, reason: string, code: string | null = null) {
    super(`${slug}: ${reason}`)
    this.code = code
  }
}
