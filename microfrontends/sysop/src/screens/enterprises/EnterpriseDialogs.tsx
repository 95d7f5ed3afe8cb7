import { useText } from '@atrium/shared-utility/react'
import { useToast } from '@atrium/shared-utility/ui'
import { useNavigate } from 'react-router'
import { AddEnterprise } from './AddEnterprise.tsx'
import { ChangeStatus } from './ChangeStatus.tsx'
import { EditEnterprise } from './EditEnterprise.tsx'
import { enterprisePath } from './enterprise-path.ts'
import { ReadEnterprise } from './ReadEnterprise.tsx'
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
  if (!current) return null
  // The new enterprise's own page shows its progress and the administrator's first password.
  if (current.dialog === 'add')
    return <AddEnterprise onAdded={(entid) => navigate(enterprisePath(entid))} onClose={close} />

  const change = current.dialog
  function handleDone(name: string) {
    toast(t(`enterprise.${change}.done`, { name }))
    close()
    onChanged?.()
  }
  return (
    <ReadEnterprise entid={current.of} title={t(`enterprise.${change}`)} onClose={close}>
      {(enterprise) =>
        change === 'edit' ? (
          <EditEnterprise enterprise={enterprise} onSaved={() => handleDone(enterprise.name)} onClose={close} />
        ) : (
          <ChangeStatus
            enterprise={enterprise}
            change={change}
            onDone={() => handleDone(enterprise.name)}
            onClose={close}
          />
        )
      }
    </ReadEnterprise>
  )
}
