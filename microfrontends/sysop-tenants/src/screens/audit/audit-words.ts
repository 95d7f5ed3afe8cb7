import type { AuditRow } from '@atrium/shared-utility/contract'
import { useAuditWords as useWordsOfAudit } from '@atrium/shared-utility/console'
import { useText } from '@atrium/shared-utility/react'

/** The words of the audit log, and for operators also who did it, and in which enterprise. */
export function useAuditWords() {
  const t = useText()
  return {
    ...useWordsOfAudit(),
    actorOf: ({ actorName, actorId, deployToken }: AuditRow) => {
      const nobody = deployToken === null ? t('audit.nobody') : t('audit.byToken', { label: deployToken })
      return actorName ?? actorId ?? nobody
    },
    placeOf: ({ entName, entid }: AuditRow) => entName ?? entid ?? t('audit.platform'),
  }
}
