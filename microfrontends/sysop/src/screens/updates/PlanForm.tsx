import { type WholeUpdate, writtenUpdate } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormNumber, FormSwitch, FormText, useLatest } from '@atrium/shared-utility/ui'
import { FormMoment } from '../../FormMoment.tsx'

type Props = {
  /** Null for a new one. */
  update: WholeUpdate | null
  onSaved: (said: string) => void
  onClose: () => void
}

/** What is planned: which version, what it brings in both languages, when, and how it begins. */
export function PlanForm({ update, onSaved, onClose }: Props) {
  const t = useText()
  const plan = useAction('planUpdate')
  const read = useAction('getUpdate')
  const { latest, reload } = useLatest(update, () => read.run({ id: update?.id ?? '' }))

  return (
    <FormDialog
      title={latest === null ? t('updates.add') : t('update.editOf', { version: latest.version })}
      schema={writtenUpdate}
      initial={fieldsOf(latest)}
      constants={latest === null ? {} : { id: latest.id, revision: latest.revision }}
      submitLabel={t('update.save')}
      onSubmit={plan.run}
      onDone={() => onSaved(t('update.saved'))}
      onClose={onClose}
      {...(latest !== null && { onReload: reload })}
    >
      <FormColumns>
        <FormText name="version" label={t('update.version')} />
        <FormNumber name="windowMin" label={t('update.windowMinutes')} help={t('update.windowHelp')} />
        <FormText name="titleZh" label={t('update.titleZh')} />
        <FormText name="titleEn" label={t('update.titleEn')} />
        <FormText name="notesZh" label={t('update.notesZh')} rows={4} />
        <FormText name="notesEn" label={t('update.notesEn')} help={t('update.notesHelp')} rows={4} />
        <FormMoment name="plannedAt" label={t('update.plannedAt')} help={t('update.plannedAtHelp')} />
        <FormMoment name="announceAt" label={t('update.announceAt')} help={t('update.announceAtHelp')} />
      </FormColumns>
      <FormSwitch name="startsItself" label={t('update.startsItselfLabel')} help={t('update.startsItselfHelp')} />
    </FormDialog>
  )
}

/** What is announced already stays announced: then there is no moment to choose. */
function fieldsOf(update: WholeUpdate | null) {
  return {
    version: update?.version ?? '',
    windowMin: String(update?.windowMin ?? 30),
    titleZh: update?.titleZh ?? '',
    titleEn: update?.titleEn ?? '',
    notesZh: update?.notesZh ?? '',
    notesEn: update?.notesEn ?? '',
    plannedAt: update?.plannedAt ?? '',
    announceAt: update?.state === 'planned' ? update.announceAt : '',
    startsItself: update?.startsItself ?? false,
  }
}
