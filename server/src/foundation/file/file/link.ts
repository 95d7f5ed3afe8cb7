import { sameText } from '../../process/secrets/secrets.ts'
import type { Secrets } from '../../process/secrets/secrets.ts'

type For = { fileId: string; userId: string }

const validMs = 15 * 60_000

/**
 * What a link to a file carries: until when it holds, and a signature over that, the file and the person. Alone it
 * opens nothing: a finder of the link in a log is another person.
 */
export function signLink(secrets: Secrets, whom: For, now: Date) {
  const until = String(Math.floor((now.getTime() + validMs) / 1000))
  return { until, sign: signatureOf(secrets, whom, until) }
}

export function isLinkFor(
  secrets: Secrets,
  whom: For,
  { until, sign, now }: { until: string; sign: string; now: Date },
) {
  return sameText(sign, signatureOf(secrets, whom, until)) && now.getTime() < Number(until) * 1000
}

function signatureOf(secrets: Secrets, { fileId, userId }: For, until: string) {
  return secrets.mac(['link to a file', fileId, userId, until].join('\n'))
}
