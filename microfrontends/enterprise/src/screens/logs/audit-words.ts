import { useAuditWords } from '@atrium/shared-utility/console'
import type { OwnAuditRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'

/** The words of the audit log, and who did it, as far as an enterprise is told. */
export function useOwnAuditWords() {
  const t = useText()
  return {
    ...useAuditWords(),
    actorOf: ({ by, actorName, actorId, isActing }: OwnAuditRow) => {
      if (by !== 'member') return t(`auditBy.${by}`)
      const name = actorName ?? actorId ?? t('signIn.former')
      return isActing ? t('audit.acting', { name }) : name
    },
  }
}
