import { type WholeBundle, type WholeUpdate, writtenUpdate } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import {
  FormColumns,
  FormDialog,
  FormMoment,
  FormNumber,
  FormSwitch,
  FormText,
  useLatest,
} from '@atrium/shared-utility/ui'
import { releaseIn, ReleaseFacts } from './ReleaseFacts.tsx'

type Props = {
  /** Null for a new one. */
  update: WholeUpdate | null
  /** What a new one installs. */
  bundle?: WholeBundle
  onSaved: (said: string) => void
  onClose: () => void
}

/** What is planned: which version, what it brings in both languages, when, and how it begins. */
export function PlanForm({ update, bundle, onSaved, onClose }: Props) {
  const t = useText()
  const plan = useAction('planUpdate')
  const read = useAction('getUpdate')
  const { latest, reload } = useLatest(update, () => read.run({ id: update?.id ?? '' }))
  // A bundle states its own release, so the form does not ask for it.
  const release = releaseIn(latest?.bundle ? latest : (bundle ?? null))

  return (
    <FormDialog
      title={latest === null ? t('updates.add') : t('update.editOf', { version: latest.version })}
      schema={writtenUpdate}
      initial={{ ...(release === null && textsOf(latest)), ...timesOf(latest) }}
      constants={{
        ...(latest !== null && { id: latest.id, revision: latest.revision }),
        ...release,
        ...(bundle && { bundleId: bundle.id }),
      }}
      submitLabel={t('update.save')}
      onSubmit={plan.run}
      onDone={() => onSaved(t('update.saved'))}
      onClose={onClose}
      {...(latest !== null && { onReload: reload })}
    >
      {release !== null && <ReleaseFacts release={release} />}
      <FormColumns>
        {release === null && <FormText name="version" label={t('update.version')} />}
        <FormNumber name="windowMin" label={t('update.windowMinutes')} help={t('update.windowHelp')} />
        {release === null && <FormText name="titleZh" label={t('update.titleZh')} />}
        {release === null && <FormText name="titleEn" label={t('update.titleEn')} />}
        {release === null && <FormText name="notesZh" label={t('update.notesZh')} rows={4} />}
        {release === null && (
          <FormText name="notesEn" label={t('update.notesEn')} help={t('update.notesHelp')} rows={4} />
        )}
        <FormMoment name="plannedAt" label={t('update.plannedAt')} help={t('update.plannedAtHelp')} />
        <FormMoment name="announceAt" label={t('update.announceAt')} help={t('update.announceAtHelp')} />
      </FormColumns>
      <FormSwitch name="startsItself" label={t('update.startsItselfLabel')} help={t('update.startsItselfHelp')} />
    </FormDialog>
  )
}

function textsOf(update: WholeUpdate | null) {
  return {
    version: update?.version ?? '',
    titleZh: update?.titleZh ?? '',
    titleEn: update?.titleEn ?? '',
    notesZh: update?.notesZh ?? '',
    notesEn: update?.notesEn ?? '',
  }
}

/** What is announced already stays announced: then there is no moment to choose. */
function timesOf(update: WholeUpdate | null) {
  return {
    windowMin: String(update?.windowMin ?? 30),
    plannedAt: update?.plannedAt ?? '',
    announceAt: update?.state === 'planned' ? update.announceAt : '',
    startsItself: update?.startsItself ?? false,
  }
}
