import type { DraftAppView, DraftEntity } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { Icon, Section } from '@atrium/shared-utility/ui'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { labelIn } from '../../../label-in.ts'
import type { DesignAddress } from '../use-design-address.ts'
import type { Draft } from '../use-draft.ts'

type Props = { draft: Draft; entity: DraftEntity; address: DesignAddress }

/** The views of a table. Beside them people always have the list of all that is in it. */
export function ViewList({ draft, entity, address }: Props) {
  const t = useText()
  const views = draft.views.filter(({ body }) => body.entity === entity.uid)
  return (
    <Section title={t('views.title')} note={t('views.help')}>
      <Box component="ul" aria-label={t('views.title')} hidden={views.length === 0} sx={plainList}>
        {views.map((view) => (
          <ViewRow key={view.uid} view={view} entity={entity} address={address} />
        ))}
      </Box>
      <div>
        <Button size="small" startIcon={<Icon name="add" size={16} />} onClick={() => address.open('addView')}>
          {t('view.add')}
        </Button>
      </div>
    </Section>
  )
}

function ViewRow({ view: { uid, body }, entity, address }: Omit<Props, 'draft'> & { view: DraftAppView }) {
  const t = useText()
  const lang = useLang()
  const name = labelIn(lang, body)
  const labelOf = (field: string | null) => {
    const found = entity.body.fields.find((one) => one.uid === field)
    return found === undefined ? [] : [labelIn(lang, found)]
  }
  const fields = body.fields.flatMap(labelOf).join(lang === 'zh-CN' ? '、' : ', ')
  const filtered = body.filter === undefined ? [] : [t('view.isFiltered')]
  const facts = [
    t(`view.kind.${body.kind}`),
    ...(body.kind === 'board' ? labelOf(body.groupBy) : []),
    fields,
    ...filtered,
  ]
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Typography>
      </Box>
      {(['edit', 'delete'] as const).map((act) => (
        <IconButton
          key={act}
          aria-label={t(`view.${act}`, { name })}
          title={t(`view.${act}`, { name })}
          onClick={() => address.open(act === 'edit' ? 'editView' : 'deleteView', uid)}
        >
          <Icon name={act} />
        </IconButton>
      ))}
    </Box>
  )
}

const plainList = { m: 0, p: 0, listStyle: 'none', '&[hidden]': { display: 'none' } }
const row = { display: 'flex', alignItems: 'center', gap: 1, py: 2, borderTop: 1, borderColor: 'divider' }
