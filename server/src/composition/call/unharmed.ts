import type { IncomingCall } from './incoming-call.ts'

/** A refusal stays the same refusal when it cannot be recorded. */
export async function unharmed({ request, options }: IncomingCall, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    options.log.error({ err: error, requestId: request.id }, 'what follows a refusal could not be written down')
  }
}
