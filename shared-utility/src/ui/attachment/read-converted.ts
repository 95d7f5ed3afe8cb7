import { z } from 'zod'
import { isProblemCode, Problem, type ProblemCode } from '../../contract/index.ts'

const refusal = z.object({ error: z.string(), msg: z.string(), requestId: z.string().optional() })

/** Nothing has failed, and another try changes nothing. */
const forGood: ReadonlySet<ProblemCode> = new Set(['previewNotOffered', 'previewTooLarge', 'previewRefused'])

/** The PDF that the server has made of a document. Throws a Problem, in the server's words, where it has made none. */
export async function readConverted(url: string, signal: AbortSignal) {
  const answer = await fetch(`${url}&as=pdf`, { credentials: 'same-origin', signal })
  if (answer.ok) return answer.arrayBuffer()
  const said = refusal.safeParse(await answer.json().catch(() => null)).data
  // A proxy answers with a page where it has waited for too long.
  if (said === undefined || !isProblemCode(said.error)) throw new Problem('timedOut')
  const { error: code, msg, requestId } = said
  throw new Problem(code, {}, { wire: { msg }, ...(!forGood.has(code) && { requestId }) })
}

/** Another try helps where the service was slow, away or busy. */
export function mayBeConvertedLater({ code }: Problem) {
  return !forGood.has(code)
}
