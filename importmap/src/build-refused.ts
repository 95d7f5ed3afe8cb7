/** A build that was stopped because of what somebody wrote: shown as one sentence, without a stack. */
export class BuildRefused extends Error {
  override readonly name = 'BuildRefused'

  constructor(slug: string, reason: string) {
    super(`${slug}: ${reason}`)
  }
}
