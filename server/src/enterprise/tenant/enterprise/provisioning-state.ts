import type { Row } from '../../../foundation/db/schema.ts'

/** How far the job is. An enterprise without one was never provisioned by one: it is whole. */
export function provisioningOf(status: Row<'job'>['status'] | null) {
  // No call cancels it.
  return status === 'cancelled' ? 'failed' : (status ?? 'done')
}
