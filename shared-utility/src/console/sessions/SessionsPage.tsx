import { type ComponentProps, useState } from 'react'
import { type ActionResult, useFormat, useText } from '../../react/index.ts'
import { ConfirmDialog, ListTable, PageHeader, type OpenList, useToast } from '../../ui/index.ts'

type Session = { id: string; name: string; startedAt: string }

type Props<Row, Filters, Ending> = {
  list: OpenList<Row, Filters>
  /** Where a server writes the whole list. */
  whole?: Pick<ComponentProps<typeof ListTable>, 'startWhole' | 'acts' | 'dialog'>
  /** What can be ended from a row; none of the reader's own. */
  endingsOf: (session: Row) => readonly Ending[]
  /** What the question calls those whose sessions end. */
  namesOf: (session: Row) => Record<string, string>
  onEnd: (ending: Ending, session: Row) => Promise<ActionResult<unknown>>
}

/** The sessions of a portal or of an enterprise, each with what ends it. The words of the `sessions` are the parcel's own. */
export function SessionsPage<
  Row extends Session,
  Filters extends { iSearch?: string | undefined },
  Ending extends string,
>({ list, whole, endingsOf, namesOf, onEnd }: Props<Row, Filters, Ending>) {
  const t = useText()
  const format = useFormat()
  const toast = useToast()
  // Not in the address: a link must not open a question about a person.
  const [chosen, setChosen] = useState<{ ending: Ending; session: Row } | null>(null)
  const actions = (session: Row) =>
    endingsOf(session).map((ending) => ({
      key: ending,
      label: t(`sessions.${ending}`),
      isDangerous: true,
      onSelect: () => setChosen({ ending, session }),
    }))
  const handleEnded = () => {
    list.reload?.()
    toast(t('sessions.ended'))
    setChosen(null)
  }
  return (
    <>
      <PageHeader title={t('sessions.title')} description={t('sessions.help')} />
      <ListTable
        {...whole}
        list={list}
        label={t('sessions.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => `${row.name} ${format.dateTime(row.startedAt)}`}
        actions={actions}
        none={{ title: t('sessions.none') }}
        noMatch={t('sessions.noMatch')}
      />
      {chosen && (
        <ConfirmDialog
          isDangerous
          title={t(`sessions.${chosen.ending}.ask`, namesOf(chosen.session))}
          text={t(`sessions.${chosen.ending}.consequence`, namesOf(chosen.session))}
          confirmLabel={t(`sessions.${chosen.ending}`)}
          onConfirm={() => onEnd(chosen.ending, chosen.session)}
          onDone={handleEnded}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
