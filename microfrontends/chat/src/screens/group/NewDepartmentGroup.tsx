import { type DepartmentGroup, departmentGroupCalls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormPicker, FormSwitch, FormText, useDepartmentName, useToast } from '@atrium/shared-utility/ui'
import { useMemo } from 'react'

type Props = {
  /** Those for which the person makes a group. */
  departments: readonly DepartmentGroup[]
  onOpen: (conversationId: string) => void
  onClose: () => void
}

const mostOffered = 50

/** Makes the group of a department, whose people are those of the department. */
export function NewDepartmentGroup({ departments, onOpen, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  const nameOf = useDepartmentName()
  const { run } = useAction('addDepartmentGroup')
  const free = departments.filter(({ group }) => group === null)
  const find = useMemo(
    () => async (text: string) => {
      const named = free.map((one) => ({ value: one.departmentId, label: nameOf(one) }))
      const wanted = text.trim().toLowerCase()
      return named.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, mostOffered)
    },
    [free, nameOf],
  )
  const handleDone = ({ conversationId }: { conversationId: string | null }) => {
    if (conversationId !== null) return onOpen(conversationId)
    toast({ text: t('departmentGroup.madeForOthers'), tone: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={t('departmentGroup.new')}
      schema={departmentGroupCalls.addDepartmentGroup.input}
      initial={{ departmentId: '', withBelow: false, name: '' }}
      submitLabel={t('group.create')}
      onSubmit={run}
      onDone={handleDone}
      onClose={onClose}
    >
      <FormPicker
        name="departmentId"
        label={t('departmentGroup.department')}
        help={t('departmentGroup.departmentHelp')}
        find={find}
      />
      <FormSwitch name="withBelow" label={t('departmentGroup.withBelow')} help={t('departmentGroup.follows')} />
      <FormText name="name" label={t('group.name')} help={t('departmentGroup.nameHelp')} />
    </FormDialog>
  )
}
