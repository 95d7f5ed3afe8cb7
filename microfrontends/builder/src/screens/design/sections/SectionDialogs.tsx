import { type DraftEntity, type FormSection, formSection } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, FormDialog, FormText, useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { z } from 'zod'
import { labelIn } from '../../../label-in.ts'
import { newUid } from '../new-uid.ts'
import type { DesignAddress } from '../use-design-address.ts'
import type { DraftSaver } from '../use-draft.ts'
import { removeSection, replaceSection, sectionsOf } from './sections.ts'

type Props = { table: DraftEntity | undefined; saver: DraftSaver; address: DesignAddress }

/** The dialog about a section of the form that the address names, if the section is there. */
export function SectionDialogs({ table, saver, address: { dialog, of: uid, close } }: Props) {
  if (table === undefined) return null
  const of = { table, saver, onClose: close }
  const section = sectionsOf(table.body).find((one) => one.uid === uid)
  if (dialog === 'addSection') return <SectionDialog {...of} />
  if (section === undefined) return null
  if (dialog === 'editSection') return <SectionDialog key={section.uid} {...of} section={section} />
  return dialog === 'deleteSection' ? <DeleteSection {...of} section={section} /> : null
}

type DialogProps = { table: DraftEntity; saver: DraftSaver; onClose: () => void }

const { label, labelEn } = formSection.shape
const sectionForm = z.object({ label, labelEn })

/** What a section is called; without `section` a new one. */
function SectionDialog({ table, section, saver, onClose }: DialogProps & { section?: FormSection }) {
  const t = useText()
  const [uid] = useState(() => section?.uid ?? newUid())
  return (
    <FormDialog
      title={t(section ? 'section.editTitle' : 'section.add')}
      schema={sectionForm}
      initial={{ label: section?.label ?? '', labelEn: section?.labelEn ?? '' }}
      submitLabel={t(section ? 'save' : 'table.create')}
      onSubmit={async (named) =>
        saver.put(table.uid, (newest) => replaceSection(newest ?? table.body, { uid, ...named }))
      }
      onDone={onClose}
      onClose={onClose}
      onReload={saver.refresh}
    >
      <FormText name="label" label={t('section.label')} help={t('section.labelHelp')} />
      <FormText name="labelEn" label={t('labelEn')} />
    </FormDialog>
  )
}

function DeleteSection({ table, section, saver, onClose }: DialogProps & { section: FormSection }) {
  const t = useText()
  const toast = useToast()
  const name = labelIn(useLang(), section)
  return (
    <ConfirmDialog
      title={t('section.deleteTitle', { name })}
      text={t('section.deleteText')}
      confirmLabel={t('delete')}
      isDangerous
      onConfirm={async () => {
        const result = await saver.put(table.uid, (newest) => removeSection(newest ?? table.body, section.uid))
        if (result.status === 'failed' && result.problem.code === 'versionConflict') await saver.refresh()
        return result
      }}
      onDone={() => {
        toast(t('deleted', { name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
