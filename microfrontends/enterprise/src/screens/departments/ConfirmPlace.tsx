import type { DepartmentMemberRow } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, useDepartmentName } from '@atrium/shared-utility/ui'

type Props = {
  kind: 'main' | 'remove'
  row: DepartmentMemberRow
  onDone: (said: string) => void
  onClose: () => void
}

/** Asks before a department becomes the main one of a person, or loses them. */
export function ConfirmPlace({ kind, row, onDone, onClose }: Props) {
  const t = useText()
  const called = useDepartmentName()
  const main = useAction('setMainDepartment')
  const remove = useAction('removeDepartmentMember')
  const { userId, name, departmentId, departmentName, departmentNameEn } = row
  const words = { name, department: called({ name: departmentName ?? '', nameEn: departmentNameEn }) }
  const of = { userId, departmentId: departmentId ?? '' }
  return (
    <ConfirmDialog
      title={t(`departmentMember.${kind}.ask`, words)}
      text={t(`departmentMember.${kind}.consequence`, words)}
      confirmLabel={t(`departmentMember.${kind}`)}
      isDangerous={kind === 'remove'}
      onConfirm={() => (kind === 'main' ? main.run(of) : remove.run(of))}
      onDone={() => onDone(t(`departmentMember.${kind}.done`, words))}
      onClose={onClose}
    />
  )
}
