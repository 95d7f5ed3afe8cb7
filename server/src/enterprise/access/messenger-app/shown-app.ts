import type { MessengerApp } from '@atrium/shared-utility/contract'
import type { AppRow } from '../../../identity/factor/messenger/app-query.ts'
import { factsOf } from '../../../identity/factor/messenger/app.ts'

/** As administrators see it. */
export function shownApp(row: AppRow, boundCount: number): MessengerApp {
  return {
    ...factsOf(row),
    isEnabled: row.is_enabled,
    canRegister: row.can_register,
    // None is stored without one.
    hasSecret: true,
    boundCount,
    refusal: refusalOf(row),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  }
}

/** What was refused before the app was changed says nothing of it as it is. */
function refusalOf({ refused_at: at, refusal: word, updated_at: changedAt }: AppRow) {
  return at === null || word === null || at < changedAt ? null : { at: at.toISOString(), word }
}
