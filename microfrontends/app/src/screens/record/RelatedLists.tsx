import type { EntityField, RuntimeEntity } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { labelIn } from '../../fields/label-in.ts'
import { titleOf } from '../../fields/record-title.ts'
import { noNames, useSay } from '../../fields/use-say.ts'
import { useRecordNews } from '../../news/use-record-news.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { recordPath } from '../../opened/paths.ts'

/** The fields that name records of this table, each with its own table. One that the caller does not read is left out. */
export function relationsTo({ app, entity }: Opened) {
  return app.entities.flatMap((source) =>
    source.fields
      .filter(({ key, relatesTo }) => relatesTo === entity.uid && isRead(source, key))
      .map((field) => ({ source, field })),
  )
}

/** The records of other tables, or of its own, that name this one by a relation: a list for each such field. */
export function RelatedLists({ id, ...opened }: Opened & { id: string }) {
  return relationsTo(opened).map(({ source, field }) => (
    <RelatedList key={field.uid} app={opened.app} source={source} field={field} id={id} />
  ))
}

function isRead({ acts, shown }: RuntimeEntity, key: string) {
  return acts.includes('read') && shown.includes(key)
}

const most = 20

type Props = { app: Opened['app']; source: RuntimeEntity; field: EntityField; id: string }

function RelatedList({ app, source, field, id }: Props) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  const asked = { appId: app.id, entity: source.key, via: field.key, of: id, iDisplayLength: most }
  const list = useCall('listRecords', asked, { keepPrevious: true })
  useRecordNews({ app, entity: source }, [list])
  const say = useSay(list.status === 'done' ? list.data : noNames)
  const title = t('related.title', { table: labelIn(lang, source), field: labelIn(lang, field) })
  return (
    <Section title={title}>
      {list.status === 'failed' && <ProblemNotice size="line" problem={list.problem} onRetry={list.reload} />}
      {list.status === 'loading' && <ListSkeleton rows={2} />}
      {list.status === 'done' && list.data.total === 0 && (
        <Typography color="textSecondary">{t('related.none')}</Typography>
      )}
      {list.status === 'done' && (
        <Box component="ul" aria-label={title} hidden={list.data.total === 0} sx={plainList}>
          {list.data.list.map(({ id: other, values, createdAt }) => (
            <Box component="li" key={other} sx={row}>
              <Link component={RouterLink} to={recordPath({ app, entity: source }, other)}>
                {titleOf({ fields: source.fields, values }, say) ?? t('record.untitled')}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {format.dateTime(createdAt)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {list.status === 'done' && list.data.total > most && (
        <Typography variant="body2" color="textSecondary">
          {t('related.more', { count: list.data.total - most })}
        </Typography>
      )}
    </Section>
  )
}

const plainList = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 4,
  overflowWrap: 'anywhere',
}
