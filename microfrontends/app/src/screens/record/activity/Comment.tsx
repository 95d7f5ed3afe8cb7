import { type RecordComment } from '@atrium/shared-utility/contract'
import { partsOf } from '@atrium/shared-utility/model'
import { useAction, useText } from '@atrium/shared-utility/react'
import { colleaguePath, ConfirmDialog, draftOf, LinkedText, NameLink, RowMenu } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { CommentForm, type RecordPlace } from './CommentForm.tsx'
import { Entry } from './Entry.tsx'

type Props = {
  place: RecordPlace
  comment: RecordComment
  /** Names by id, of those whom it mentions. */
  people: Readonly<Record<string, string>>
  /** Where the picture of the writer is, if there is one. */
  picture: string | undefined
  onChanged: () => void
}

/** A comment, with what its writer can do with it; of one that is deleted, that it was there. */
export function Comment({ place, comment, people, picture, onChanged }: Props) {
  const t = useText()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const update = useAction('updateRecordComment')
  const remove = useAction('deleteRecordComment')
  const { id: commentId, by, text, isOwn, isDeleted, editedAt } = comment
  const one = { ...place, commentId }
  function handleDone() {
    setOpen(null)
    onChanged()
  }
  const actions = [
    { key: 'edit', label: t('comment.edit'), onSelect: () => setOpen('edit') },
    { key: 'delete', label: t('comment.delete'), isDangerous: true, onSelect: () => setOpen('delete') },
  ]
  const aside = (
    <>
      {editedAt !== null && !isDeleted && (
        <Typography variant="body2" color="textSecondary">
          {t('comment.edited')}
        </Typography>
      )}
      {isOwn && open !== 'edit' && <RowMenu name={t('comment.own')} actions={actions} />}
    </>
  )
  return (
    <Entry byId={comment.byId} by={by} picture={picture} at={comment.at} aside={aside}>
      {isDeleted ? (
        <Typography color="textSecondary">{t('comment.deleted', { by })}</Typography>
      ) : (
        <Typography sx={{ fontWeight: 500 }}>
          <NameLink isOfPortal to={colleaguePath(comment.byId)} text={by} />
        </Typography>
      )}
      {open === 'edit' && (
        <CommentForm
          place={place}
          label={t('comment.edit')}
          submitLabel={t('save')}
          initial={draftOf(text, people)}
          onSend={(next) => update.run({ ...one, text: next })}
          onDone={handleDone}
          keptAs={null}
          aside={
            <Button size="small" color="inherit" onClick={() => setOpen(null)}>
              {t('comment.cancel')}
            </Button>
          }
        />
      )}
      {open !== 'edit' && !isDeleted && <CommentText text={text} people={people} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={t('comment.deleteThis')}
          text={t('comment.deleteHelp')}
          confirmLabel={t('comment.delete')}
          isDangerous
          onConfirm={() => remove.run(one)}
          onDone={handleDone}
          onClose={() => setOpen(null)}
        />
      )}
    </Entry>
  )
}

function CommentText({ text, people }: Pick<RecordComment, 'text'> & Pick<Props, 'people'>) {
  const t = useText()
  return (
    <Typography sx={{ whiteSpace: 'pre-line' }}>
      {partsOf(text).map((part, index) =>
        'text' in part ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which stays as it is
          <LinkedText key={index} text={part.text} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the same
          <Box component="span" key={index} sx={{ color: 'primary.main', fontWeight: 500 }}>
            {`@${people[part.userId] ?? t('person.unknown')}`}
          </Box>
        ),
      )}
    </Typography>
  )
}
