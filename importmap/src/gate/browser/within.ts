/** It took longer than it may. */
export class TooLong extends Error {
  override readonly name = 'TooLong'
}

/** The result of the work, if it is known in time; throws TooLong. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TooLong(`more than ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
