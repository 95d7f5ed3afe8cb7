import type { DraftEntity } from '@atrium/shared-utility/contract'
import { DeleteField, DeleteTable } from './DeleteDialogs.tsx'
import { FieldDialog } from './fields/FieldDialog.tsx'
import { GoBackDialog } from './versions/GoBackDialog.tsx'
import { PublishDialog } from './versions/PublishDialog.tsx'
import { LookDialog } from './LookDialog.tsx'
import { TableDialog } from './TableDialog.tsx'
import type { Draft, DraftSaver } from './use-draft.ts'
import type { DesignAddress } from './use-design-address.ts'

type Props = {
  draft: Draft
  chosen: DraftEntity | undefined
  published: ReadonlySet<string>
  saver: DraftSaver
  address: DesignAddress
  /** A version is on its way. */
  onSent: (number: number) => void
}

/** The dialog that the address names, if what it is about is there. */
export function DesignDialogs({ draft, chosen, published, saver, address, onSent }: Props) {
  const { close, show } = address
  const table = draft.entities.find(({ uid }) => uid === address.of)
  const field = chosen?.body.fields.find(({ uid }) => uid === address.of)
  const others = draft.entities.filter((one) => one !== table).map(({ body }) => body.key)
  const isPublished = address.of !== null && published.has(address.of)

  function handleSent(number: number) {
    onSent(number)
    saver.reload()
  }

  switch (address.dialog) {
    case 'look':
      return <LookDialog draft={draft} saver={saver} onClose={close} />
    case 'publish':
      return <PublishDialog draft={draft} onDone={handleSent} onClose={close} />
    case 'goBack':
      return isVersion(address.of) ? (
        <GoBackDialog draft={draft} number={Number(address.of)} onDone={handleSent} onClose={close} />
      ) : null
    case 'addTable':
      return <TableDialog others={others} saver={saver} onDone={show} onClose={close} />
    case 'editTable':
      return table ? (
        <TableDialog
          key={table.uid}
          table={table}
          others={others}
          saver={saver}
          isPublished={isPublished}
          onDone={show}
          onClose={close}
        />
      ) : null
    case 'deleteTable':
      return table ? (
        <DeleteTable table={table} isPublished={isPublished} saver={saver} onDone={() => show(null)} onClose={close} />
      ) : null
    case 'addField':
      return chosen ? <FieldDialog table={chosen} tables={draft.entities} saver={saver} onClose={close} /> : null
    case 'editField':
      return chosen && field ? (
        <FieldDialog
          key={field.uid}
          table={chosen}
          tables={draft.entities}
          field={field}
          saver={saver}
          isPublished={isPublished}
          onClose={close}
        />
      ) : null
    case 'deleteField':
      return chosen && field ? (
        <DeleteField table={chosen} field={field} isPublished={isPublished} saver={saver} onClose={close} />
      ) : null
    default:
      return null
  }
}

function isVersion(text: string | null) {
  return text !== null && /^[1-9]\d{0,5}$/.test(text)
}
