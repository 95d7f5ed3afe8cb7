import type { CallParsed, EnterpriseStyle } from '../../contract/index.ts'
import type { ActionResult } from '../../react/index.ts'

/** How one style is written, and read again. */
export type StyleActions = {
  save: (change: CallParsed<'updateEnterpriseStyle'>) => Promise<ActionResult<unknown>>
  read: () => Promise<ActionResult<EnterpriseStyle>>
}
