import { call } from '@atrium/shared-utility'
import type { Attachment, Lang, RichText as Text } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { AttachmentList, RichText, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Paper, Typography } from '@mui/material'
import { levelTones } from './message-words.ts'

type Said = { title: string; content: Text | null }
type Props = {
  level: 'info' | 'warn' | 'critical'
  zh: Said | null
  en: Said | null
  files: readonly Attachment[]
  of: string | undefined
}

/** The message as its readers see it, in either language. */
export function Preview({ level, zh, en, files, of }: Props) {
  const t = useText()
  if (zh === null && en === null) return <Typography color="textSecondary">{t('homeMessage.nothingYet')}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Reader level={level} lang="zh-CN" own={zh} other={en} files={files} of={of} />
      <Reader level={level} lang="en-US" own={en} other={zh} files={files} of={of} />
    </Box>
  )
}

type ReaderProps = Pick<Props, 'level' | 'files' | 'of'> & { lang: Lang; own: Said | null; other: Said | null }

function Reader({ level, lang, own, other, files, of }: ReaderProps) {
  const t = useText()
  const said = own ?? other
  const shownLang = own ? lang : otherLang[lang]
  return (
    <Box component="section" aria-label={t(`homeMessage.reader.${lang}`)}>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
        {t(`homeMessage.reader.${lang}`)}
        {own === null && t('homeMessage.fallsBack')}
      </Typography>
      <Paper variant="outlined" sx={{ p: 4 }}>
        <StatusChip tone={levelTones[level]} label={t(`homeMessage.level.${level}`)} />
        <Typography lang={shownLang} sx={{ fontWeight: 500, mt: 1, overflowWrap: 'anywhere' }}>
          {said?.title}
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary">
          {said?.content && <RichText text={said.content} lang={shownLang} />}
        </Typography>
        <AttachmentList
          files={files}
          findLink={({ id }) => call('linkAttachment', of === undefined ? { id } : { id, of })}
        />
      </Paper>
    </Box>
  )
}

const otherLang = { 'zh-CN': 'en-US', 'en-US': 'zh-CN' } as const satisfies Record<Lang, Lang>
