import { Box, Button } from '@mui/material'
import { langs, type Lang } from '../../contract/index.ts'
import { setLang } from '../../index.ts'
import { useLang } from '../../react/use-session.ts'
import { useUiText } from '../words/ui-text.ts'

// Each language is written in itself, whatever language the page is in: that is how its reader finds it.
const names: Record<Lang, string> = { 'zh-CN': '中文', 'en-US': 'English' }

/** Stores the choice and reloads the page, as the specification says. */
export function LanguageSwitch() {
  const t = useUiText()
  const current = useLang()
  return (
    <Box component="fieldset" aria-label={t('language.label')} sx={{ display: 'flex', border: 0, m: 0, p: 0 }}>
      {langs.map((lang) => (
        <Button
          key={lang}
          size="small"
          lang={lang}
          color={lang === current ? 'primary' : 'inherit'}
          aria-pressed={lang === current}
          onClick={() => lang !== current && void setLang(lang)}
          sx={{ whiteSpace: 'nowrap', minWidth: 0 }}
        >
          {names[lang]}
        </Button>
      ))}
    </Box>
  )
}
