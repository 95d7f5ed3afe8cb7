import { type ApplicationCategory, calls, type ManagedApplication } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormSwitch, FormText, IconPicker } from '@atrium/shared-utility/ui'
import { ListingFields } from './ListingFields.tsx'
import { useName } from './use-name.ts'

type Props = {
  /** Null for a new one. */
  link: (ManagedApplication & { url: string }) | null
  categories: readonly ApplicationCategory[]
  onSaved: () => void
  onClose: () => void
}

const empty = { name: '', nameEn: '', url: '', icon: '', color: '', description: '', categoryId: '', sort: '0' }

/** An application that leads to a page of the portal or to an address outside. */
export function LinkDialog(props: Props) {
  return props.link === null ? <AddLink {...props} /> : <EditLink {...props} link={props.link} />
}

function AddLink({ categories, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('addLinkApplication')
  return (
    <FormDialog
      title={t('apps.addLink')}
      schema={calls.addLinkApplication.input}
      initial={empty}
      submitLabel={t('link.add')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <LinkFields id={null} />
      <ListingFields categories={categories} />
    </FormDialog>
  )
}

function EditLink({ link, categories, onSaved, onClose }: Props & { link: NonNullable<Props['link']> }) {
  const t = useText()
  const nameOf = useName()
  const { run } = useAction('updateLinkApplication')
  const { id, name, nameEn, url, icon, color, description, categoryId, sort, visible: isVisible } = link
  const texts = { name, nameEn, url, icon: icon ?? '', color: color ?? '' }
  const listed = { description, categoryId: categoryId ?? '', sort: String(sort) }
  return (
    <FormDialog
      title={t('link.editOf', { name: nameOf(link) })}
      schema={calls.updateLinkApplication.input}
      initial={{ ...texts, ...listed, isVisible }}
      constants={{ id }}
      submitLabel={t('apps.save')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <LinkFields id={id} />
      <ListingFields categories={categories} />
      <FormSwitch name="isVisible" label={t('link.visible')} help={t('link.visibleHelp')} />
    </FormDialog>
  )
}

function LinkFields({ id }: { id: string | null }) {
  const t = useText()
  return (
    <>
      <FormColumns>
        <FormText name="name" label={t('link.name')} />
        <FormText name="nameEn" label={t('link.nameEn')} />
      </FormColumns>
      <FormText name="url" label={t('link.url')} help={t('link.urlHelp')} />
      <IconPicker id={id} />
    </>
  )
}
