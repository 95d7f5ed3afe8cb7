/** A service that takes longer has failed: nobody waits for a code at a form that does not answer. */
const longestWaitMs = 8000
const longestAnswer = 64 * 1024

type Request = { url: string; headers: Record<string, string>; body: string; timeOutMs?: number }

/** Posts to a service and reads its answer; a redirect is not followed, since the request carries a signature. */
export async function exchange({ url, headers, body, timeOutMs = longestWaitMs }: Request) {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeOutMs),
  })
  const text = await response.text()
  return { status: response.status, isOk: response.ok, text: text.slice(0, longestAnswer) }
}

/** The answer as JSON; undefined when it is something else, such as a proxy's page. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The caller refuses what its schema does not know, and names the status.
  }
}
