import type { DraftEntity, FormSection, Problem } from '@atrium/shared-utility/contract'
import { useLang, usePortal, useText } from '@atrium/shared-utility/react'
import { Icon, ProblemNotice, RowButton, Section, useToast } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { labelIn } from '../../../label-in.ts'
import type { DesignAddress } from '../use-design-address.ts'
import type { DraftSaver } from '../use-draft.ts'
import { moveSection, sectionsOf } from './sections.ts'

type Props = { entity: DraftEntity; saver: DraftSaver; address: DesignAddress }

/** The titled parts of a form in their order. Which fields stand in one is said with the field. */
export function SectionList({ entity: { uid, body }, saver, address }: Props) {
  const t = useText()
  const lang = useLang()
  const portal = usePortal()
  const toast = useToast()
  const [problem, setProblem] = useState<Problem>()
  const sections = sectionsOf(body)

  async function handleMove(section: FormSection, step: -1 | 1) {
    const result = await saver.put(uid, (newest) => moveSection(newest ?? body, section.uid, step))
    setProblem(undefined)
    if (result.status === 'done') {
      const place = sectionsOf(result.data).findIndex((one) => one.uid === section.uid) + 1
      return portal.announce(t('section.moved', { name: labelIn(lang, section), position: place }))
    }
    if (result.problem.code !== 'versionConflict') return setProblem(result.problem)
    await saver.refresh()
    toast({ text: t('conflict.reloaded'), tone: 'warning' })
  }

  return (
    <Section title={t('sections.title')} note={t('sections.help')}>
      {problem && <ProblemNotice size="line" problem={problem} />}
      <Box component="ol" aria-label={t('sections.title')} hidden={sections.length === 0} sx={plainList}>
        {sections.map((section, index) => {
          const name = labelIn(lang, section)
          const within = body.fields
            .filter((field) => field.section === section.uid)
            .map((field) => labelIn(lang, field))
          return (
            <Box component="li" key={section.uid} sx={row}>
              <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {within.join(lang === 'zh-CN' ? '、' : ', ') || t('section.empty')}
                </Typography>
              </Box>
              <Box sx={{ display: 'flex' }}>
                <RowButton
                  label={t('field.up', { name })}
                  icon="up"
                  isOff={index === 0}
                  onPress={() => void handleMove(section, -1)}
                />
                <RowButton
                  label={t('field.down', { name })}
                  icon="down"
                  isOff={index === sections.length - 1}
                  onPress={() => void handleMove(section, 1)}
                />
                <RowButton
                  label={t('section.edit', { name })}
                  icon="edit"
                  onPress={() => address.open('editSection', section.uid)}
                />
                <RowButton
                  label={t('section.delete', { name })}
                  icon="delete"
                  onPress={() => address.open('deleteSection', section.uid)}
                />
              </Box>
            </Box>
          )
        })}
      </Box>
      <div>
        <Button size="small" startIcon={<Icon name="add" size={16} />} onClick={() => address.open('addSection')}>
          {t('section.add')}
        </Button>
      </div>
    </Section>
  )
}

const plainList = { m: 0, p: 0, listStyle: 'none', '&[hidden]': { display: 'none' } }
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
}
