/** A signal that fires after `timeoutMs` or with the caller's own; call `end()` once the answer is read whole. */
export function deadline(timeoutMs: number, signal?: AbortSignal) {
  const controller = new AbortController()
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    controller.abort()
  }, timeoutMs)
  const pass = () => controller.abort(signal?.reason)
  if (signal?.aborted) pass()
  signal?.addEventListener('abort', pass, { once: true })
  return {
    signal: controller.signal,
    isOver: () => isOver,
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', pass)
    },
  }
}
