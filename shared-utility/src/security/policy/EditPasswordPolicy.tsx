import { passwordPolicyCalls } from '../../contract/index.ts'
import { FormDialog, FormNumber, FormSelect, useLatest } from '../../ui/index.ts'
import type { PolicyActions, VersionedRules } from './password-rules.ts'
import { usePolicyText } from './text.ts'

type Props = { policy: VersionedRules; actions: PolicyActions; onDone: () => void; onClose: () => void }

const kinds = [0, 2, 3, 4]
const ages = [0, 30, 60, 90, 180, 365]

/** Changes what passwords have to be like, against the version that was read. */
export function EditPasswordPolicy({ policy, actions, onDone, onClose }: Props) {
  const t = usePolicyText()
  const { latest, reload } = useLatest(policy, actions.read)
  const { version, minLength, minKinds, maxAgeDays, history } = latest
  // What was set by other means than this form stays a choice.
  const choices = (rule: 'minKinds' | 'maxAgeDays', usual: readonly number[]) =>
    [...new Set([...usual, latest[rule]])]
      .toSorted((one, other) => one - other)
      .map((count) => ({ value: String(count), label: t(`passwordPolicy.is.${rule}`, { count }) }))
  return (
    <FormDialog
      title={t('passwordPolicy.edit')}
      schema={passwordPolicyCalls.updatePasswordPolicy.input}
      initial={{
        minLength: String(minLength),
        minKinds: String(minKinds),
        maxAgeDays: String(maxAgeDays),
        history: String(history),
      }}
      constants={{ version }}
      submitLabel={t('policy.save')}
      onSubmit={actions.save}
      onDone={onDone}
      onReload={reload}
      onClose={onClose}
    >
      <FormNumber name="minLength" label={t('passwordPolicy.minLength')} help={t('passwordPolicy.minLengthHelp')} />
      <FormSelect
        name="minKinds"
        label={t('passwordPolicy.minKinds')}
        help={t('passwordPolicy.minKindsHelp')}
        options={choices('minKinds', kinds)}
      />
      <FormSelect
        name="maxAgeDays"
        label={t('passwordPolicy.maxAgeDays')}
        help={t('passwordPolicy.maxAgeHelp')}
        options={choices('maxAgeDays', ages)}
      />
      <FormNumber name="history" label={t('passwordPolicy.history')} help={t('passwordPolicy.historyHelp')} />
    </FormDialog>
  )
}
