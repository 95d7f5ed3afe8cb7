import { useLang, useText } from '@atrium/shared-utility/react'
import { ApplicationIcon, EmptyState, Icon, PageHeader } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { nameIn } from '../../label-in.ts'
import { DesignDialogs } from './DesignDialogs.tsx'
import { FieldList } from './fields/FieldList.tsx'
import { PartTabs } from './PartTabs.tsx'
import { ProblemsPanel } from './ProblemsPanel.tsx'
import { PublishState } from './versions/PublishState.tsx'
import { RolesPart } from './roles/RolesPart.tsx'
import { SectionDialogs } from './sections/SectionDialogs.tsx'
import { SectionList } from './sections/SectionList.tsx'
import { StateLine } from './StateLine.tsx'
import { TableList } from './TableList.tsx'
import type { Draft, DraftSaver } from './use-draft.ts'
import { useDesignAddress } from './use-design-address.ts'
import { ViewDialogs } from './views/ViewDialogs.tsx'
import { ViewList } from './views/ViewList.tsx'
import { Versions } from './versions/Versions.tsx'

type Props = { draft: Draft; saver: DraftSaver }

/** The tables of an application, the fields of one of them, and what stands between the draft and its users. */
export function Workplace({ draft, saver }: Props) {
  const t = useText()
  const lang = useLang()
  const address = useDesignAddress()
  const published = new Set(draft.published)
  const [sent, setSent] = useState<number | null>(null)
  const chosen = draft.entities.find(({ uid }) => uid === address.table) ?? draft.entities[0]
  const name = nameIn(lang, draft)
  const icon = <ApplicationIcon id={draft.id} name={name} icon={draft.icon} color={draft.color} />
  const trail = [{ label: t('applications.title'), href: '/builder' }]
  const actions = (
    <>
      <Button variant="outlined" startIcon={<Icon name="edit" size={16} />} onClick={() => address.open('look')}>
        {t('application.look')}
      </Button>
      <Button variant="contained" startIcon={<Icon name="up" />} onClick={() => address.open('publish')}>
        {t('publish.open')}
      </Button>
    </>
  )

  return (
    <>
      <PageHeader title={name} icon={icon} trail={trail} actions={actions} />
      <StateLine draft={draft} onChanged={saver.reload} />
      <PublishState draft={draft} sent={sent} />
      <PartTabs address={address} />
      {address.view === 'roles' && <RolesPart draft={draft} saver={saver} address={address} />}
      <Box sx={{ ...places, ...(address.view === 'roles' && { display: 'none' }) }}>
        <Box sx={{ gridArea: 'tables', minWidth: 0 }}>
          <TableList draft={draft} chosen={chosen?.uid} address={address} saver={saver} />
        </Box>
        <Box sx={{ gridArea: 'fields', minWidth: 0, display: 'grid', gap: 4 }}>
          {chosen ? (
            <>
              <FieldList key={chosen.uid} entity={chosen} saver={saver} address={address} />
              <SectionList entity={chosen} saver={saver} address={address} />
              <ViewList draft={draft} entity={chosen} address={address} saver={saver} />
            </>
          ) : (
            <EmptyState
              icon="columns"
              title={t('tables.none')}
              description={t('tables.noneHelp')}
              action={
                <Button variant="contained" onClick={() => address.open('addTable')}>
                  {t('table.add')}
                </Button>
              }
            />
          )}
        </Box>
        <Box sx={{ gridArea: 'problems', minWidth: 0 }}>
          <ProblemsPanel draft={draft} address={address} />
        </Box>
        <Box sx={{ gridArea: 'versions', minWidth: 0 }}>
          <Versions draft={draft} onGoBack={(number) => address.open('goBack', String(number))} />
        </Box>
      </Box>
      <DesignDialogs
        draft={draft}
        chosen={chosen}
        published={published}
        saver={saver}
        address={address}
        onSent={setSent}
      />
      <SectionDialogs table={chosen} saver={saver} address={address} />
      <ViewDialogs draft={draft} chosen={chosen} saver={saver} address={address} />
    </>
  )
}

const places = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)', lg: '220px minmax(0, 1fr) 300px' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: {
    xs: '"tables" "problems" "fields" "versions"',
    md: '"tables problems" "tables fields" "tables versions"',
    lg: '"tables fields problems" "tables fields versions"',
  },
} as const
