import { calls, deputyKinds, UserType } from '@atrium/shared-utility/contract'
import { useAction, useSession, useText } from '@atrium/shared-utility/react'
import { FormChoices, FormColumns, FormDialog, FormManyPicker, FormMoment, FormPerson } from '@atrium/shared-utility/ui'
import { findManaged, findOwn } from './find-applications.ts'

type Props = { onDone: (said: string) => void; onClose: () => void }

/** Lets a colleague act for the person, for a time and in some things. */
export function AddDeputy({ onDone, onClose }: Props) {
  const t = useText()
  const { run } = useAction('addDeputy')
  // Administrators find every application of the enterprise, everyone else those that they may open.
  const find = useSession().user_type === UserType.administrator ? findManaged : findOwn
  return (
    <FormDialog
      title={t('deputies.add')}
      schema={calls.addDeputy.input}
      initial={{ userId: '', from: '', to: '', kinds: deputyKinds.join(','), applicationIds: '' }}
      submitLabel={t('deputies.submit')}
      onSubmit={run}
      onDone={() => onDone(t('deputies.added'))}
      onClose={onClose}
    >
      <FormPerson name="userId" label={t('deputy.userId')} help={t('deputy.userIdHelp')} />
      <FormColumns>
        <FormMoment name="from" label={t('deputy.from')} help={t('deputy.fromHelp')} />
        <FormMoment name="to" label={t('deputy.to')} help={t('deputy.toHelp')} />
      </FormColumns>
      <FormChoices
        name="kinds"
        label={t('deputy.kinds')}
        help={t('deputy.kindsHelp')}
        options={deputyKinds.map((kind) => ({ value: kind, label: t(`scope.kind.${kind}`) }))}
      />
      <FormManyPicker
        name="applicationIds"
        label={t('deputy.applicationIds')}
        help={t('deputy.applicationIdsHelp')}
        find={find}
      />
    </FormDialog>
  )
}
