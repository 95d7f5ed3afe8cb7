import {
  type DraftAppRole,
  type DraftEntity,
  fieldRights,
  Problem,
  roleActs,
  rowRules,
} from '@atrium/shared-utility/contract'
import { useAction, useLang, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormSelect, FormSwitch, FormWhen } from '@atrium/shared-utility/ui'
import { labelIn } from '../../../label-in.ts'
import type { DraftSaver } from '../use-draft.ts'
import { FilterField } from '../FilterField.tsx'
import { formOfRights, policyOf, rightsForm, withPolicy } from './rights-form.ts'

type Props = { appId: string; role: DraftAppRole; entity: DraftEntity; saver: DraftSaver; onClose: () => void }

/** What a role may do with one table. */
export function RightsDialog({ appId, role: { uid, rev, body }, entity, saver, onClose }: Props) {
  const t = useText()
  const lang = useLang()
  const put = useAction('putAppRole')
  const before = body.entities.find((one) => one.entity === entity.uid)
  return (
    <FormDialog
      title={t('role.tableRights', { name: labelIn(lang, body), table: labelIn(lang, entity.body) })}
      schema={rightsForm}
      initial={formOfRights(entity, before)}
      submitLabel={t('save')}
      onSubmit={async (input) => {
        const policy = policyOf(entity.uid, input)
        if (policy.rows === 'condition' && policy.condition === undefined) return needed(t('rows.conditionNeeded'))
        const entities = withPolicy(body.entities, policy)
        return put.run({ appId, uid, rev, body: { ...body, entities } })
      }}
      onDone={() => {
        saver.reload()
        onClose()
      }}
      onClose={onClose}
      onReload={saver.refresh}
    >
      <FormColumns>
        {roleActs.map((act) => (
          <FormSwitch key={act} name={`acts.${act}`} label={t(`act.${act}`)} />
        ))}
      </FormColumns>
      <FormSelect
        name="rows"
        label={t('rows.label')}
        help={t('rows.help')}
        options={rowRules.map((rows) => ({ value: rows, label: t(`rows.${rows}`) }))}
      />
      <FormWhen name="rows" value="condition">
        <FilterField
          name="condition"
          label={t('rows.conditionTitle')}
          help={t('rows.conditionHelp')}
          none={t('rows.conditionNone')}
          fields={entity.body.fields.filter(({ isHidden }) => !isHidden)}
        />
      </FormWhen>
      <FormColumns>
        {entity.body.fields.map((field) => (
          <FormSelect
            key={field.uid}
            name={`right.${field.uid}`}
            label={t('right.of', { field: labelIn(lang, field) })}
            options={fieldRights.map((right) => ({ value: right, label: t(`right.${right}`) }))}
          />
        ))}
      </FormColumns>
    </FormDialog>
  )
}

function needed(msg: string) {
  const problem = new Problem('invalidInput', {}, { fields: [{ field: 'condition', msg }] })
  return { status: 'failed', problem } as const
}
