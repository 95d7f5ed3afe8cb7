import type { ReactNode } from 'react'
import type { Lang, RichText as Text } from '../contract/index.ts'
import { useText } from '../react/index.ts'
import { RichText, StatusChip } from '../ui/index.ts'
import { Box, Paper, Typography } from '@mui/material'
import { levelTones } from './message-words.ts'

type Said = { title: string; content: Text | null }
type Props = {
  level: 'info' | 'warn' | 'critical'
  zh: Said | null
  en: Said | null
  /** What stands below the text: its files. */
  children?: ReactNode
}

/** The message as its readers see it, in either language. */
export function MessagePreview({ level, zh, en, children }: Props) {
  const t = useText()
  if (zh === null && en === null) return <Typography color="textSecondary">{t('message.nothingYet')}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Reader level={level} lang="zh-CN" own={zh} other={en}>
        {children}
      </Reader>
      <Reader level={level} lang="en-US" own={en} other={zh}>
        {children}
      </Reader>
    </Box>
  )
}

type ReaderProps = Pick<Props, 'level' | 'children'> & { lang: Lang; own: Said | null; other: Said | null }

function Reader({ level, lang, own, other, children }: ReaderProps) {
  const t = useText()
  const said = own ?? other
  const shownLang = own ? lang : otherLang[lang]
  return (
    <Box component="section" aria-label={t(`message.reader.${lang}`)}>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
        {t(`message.reader.${lang}`)}
        {own === null && t('message.fallsBack')}
      </Typography>
      <Paper variant="outlined" sx={{ p: 4 }}>
        <StatusChip tone={levelTones[level]} label={t(`message.level.${level}`)} />
        <Typography lang={shownLang} sx={{ fontWeight: 500, mt: 1, overflowWrap: 'anywhere' }}>
          {said?.title}
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary">
          {said?.content && <RichText text={said.content} lang={shownLang} />}
        </Typography>
        {children}
      </Paper>
    </Box>
  )
}

const otherLang = { 'zh-CN': 'en-US', 'en-US': 'zh-CN' } as const satisfies Record<Lang, Lang>
