import { Box } from '@mui/material'
import { useState } from 'react'
import type { EnterpriseStyle } from '../../contract/index.ts'
import { useFormat } from '../../react/index.ts'
import { FactsCard, useToast } from '../../ui/index.ts'
import { EditStyle } from './EditStyle.tsx'
import { ShownLogo } from './ShownLogo.tsx'
import type { StyleActions } from './style-actions.ts'
import { useStyleText } from './text.ts'

type Props = { styled: EnterpriseStyle; actions: StyleActions; onSaved: () => void }

/** How one enterprise looks to its people. */
export function EnterpriseBrand({ styled, actions, onSaved }: Props) {
  const t = useStyleText()
  const format = useFormat()
  const toast = useToast()
  const [isEditing, setIsEditing] = useState(false)
  const { name, nameEn, color, changedAt } = styled.style
  const facts = [
    { label: t('style.name'), value: [name, nameEn].filter(Boolean).join(' · ') || t('style.ofPlatform') },
    {
      label: t('style.logo'),
      value: <ShownLogo logo={styled.brand.logo ?? null} isNamed={styled.brand.name !== undefined} />,
    },
    { label: t('style.color'), value: color === '' ? t('style.ofPlatform') : <Swatch color={color} /> },
    { label: t('style.changed'), value: changedAt === null ? t('style.never') : format.dateTime(changedAt) },
  ]
  const handleDone = () => {
    setIsEditing(false)
    onSaved()
    toast(t('style.saved'))
  }
  return (
    <>
      <FactsCard
        title={t('style.title')}
        help={t('style.help')}
        facts={facts}
        editLabel={t('style.edit')}
        onEdit={() => setIsEditing(true)}
      />
      {isEditing && (
        <EditStyle styled={styled} actions={actions} onDone={handleDone} onClose={() => setIsEditing(false)} />
      )}
    </>
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="span"
        sx={{ width: 20, height: 20, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: color }}
      />
      {color}
    </Box>
  )
}
