import { useText } from '@atrium/shared-utility/react'
import { useOwnExports, useToast } from '@atrium/shared-utility/ui'
import { useNavigate } from 'react-router'
import { AddEnterprise } from './AddEnterprise.tsx'
import { ChangeStatus } from './ChangeStatus.tsx'
import { CloseEnterprise } from './CloseEnterprise.tsx'
import { EditEnterprise } from './EditEnterprise.tsx'
import { ExportEnterprise } from './ExportEnterprise.tsx'
import { enterprisePath } from '../../enterprise-path.ts'
import type { Enterprise } from './enterprise-words.ts'
import { ReadEnterprise } from './ReadEnterprise.tsx'
import { ReopenEnterprise } from './ReopenEnterprise.tsx'
import type { ClosingAct, StatusChange } from './status-change.ts'
import { useEnterpriseDialog } from './use-enterprise-dialog.ts'

type Props = {
  /** Called when an enterprise was changed. */
  onChanged: (() => void) | undefined
}

/** The dialog that the URL asks for, on the list and on the detail page alike. */
export function EnterpriseDialogs({ onChanged }: Props) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const { current, close } = useEnterpriseDialog()
  const exports = useOwnExports()
  if (!current) return exports.dialog
  function handleAdded(entid: string) {
    // Closed first: Back leads to the list, without the form.
    close()
    // The new enterprise's own page shows its progress and the administrator's first password.
    void navigate(enterprisePath(entid))
  }
  if (current.dialog === 'add') return <AddEnterprise onAdded={handleAdded} onClose={close} />

  const change = current.dialog
  function handleDone(name: string) {
    toast(t(`enterprise.${change}.done`, { name }))
    close()
    // Where its file is found, once it is written.
    if (change === 'export') return exports.show()
    onChanged?.()
  }
  return (
    <ReadEnterprise entid={current.of} title={t(`enterprise.${change}`)} onClose={close}>
      {(enterprise) => (
        <OfEnterprise
          change={change}
          enterprise={enterprise}
          onDone={() => handleDone(enterprise.name)}
          onClose={close}
        />
      )}
    </ReadEnterprise>
  )
}

type Of = {
  change: 'edit' | 'export' | StatusChange | ClosingAct
  enterprise: Enterprise
  onDone: () => void
  onClose: () => void
}

function OfEnterprise({ change, ...props }: Of) {
  switch (change) {
    case 'edit':
      return <EditEnterprise enterprise={props.enterprise} onSaved={props.onDone} onClose={props.onClose} />
    case 'export':
      return <ExportEnterprise {...props} />
    case 'close':
      return <CloseEnterprise {...props} />
    case 'reopen':
      return <ReopenEnterprise {...props} />
    case 'suspend':
    case 'resume':
      return <ChangeStatus change={change} {...props} />
  }
}
