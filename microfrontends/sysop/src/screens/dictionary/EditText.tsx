import { type TextInLanguage, type WholeText, writtenText } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormText, useLatest } from '@atrium/shared-utility/ui'
import { Alert, Box, Typography } from '@mui/material'
import { areaWord } from './text-list.ts'
import { TextHistory } from './TextHistory.tsx'

type Props = { text: WholeText; onDone: (said: string) => void; onClose: () => void }

/** Own wording of one text in both languages, beside what is shipped. */
export function EditText({ text, onDone, onClose }: Props) {
  const t = useText()
  const write = useAction('updateText')
  const read = useAction('getText')
  const { latest, reload } = useLatest(text, () => read.run({ id: text.id }))
  const { id, version, zh, en, area, key, hasSyntax, history } = latest
  return (
    <FormDialog
      title={t('text.editOf', { key })}
      schema={writtenText}
      initial={{ zh: writtenIn(zh), en: writtenIn(en) }}
      constants={{ id, version }}
      submitLabel={t('text.save')}
      onSubmit={write.run}
      onDone={() => onDone(t('text.saved'))}
      onClose={onClose}
      onReload={reload}
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {areaWord(area, t)} · <code>{id}</code>
      </Typography>
      <Typography variant="body2">{t(hasSyntax ? 'text.syntaxHelp' : 'text.plainHelp')}</Typography>
      <FormColumns>
        <Language name="zh" lang="zh-CN" of={zh} />
        <Language name="en" lang="en-US" of={en} />
      </FormColumns>
      <TextHistory history={history} />
    </FormDialog>
  )
}

/** What would be said: the draft, else what is published, else nothing of one's own. */
function writtenIn({ draft, own }: TextInLanguage) {
  return draft ?? own ?? ''
}

type LanguageProps = { name: 'zh' | 'en'; lang: string; of: TextInLanguage }

function Language({ name, lang, of: { shipped, shippedBefore, unfit } }: LanguageProps) {
  const t = useText()
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <div>
        <Typography variant="body2" color="textSecondary">
          {t(`text.shipped.${name}`)}
        </Typography>
        <Typography lang={lang} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {shipped ?? t('text.noneShipped')}
        </Typography>
      </div>
      {shippedBefore !== null && (
        <Alert severity="warning">
          {t('text.shippedChanged', { before: shippedBefore === '' ? t('text.noneShipped') : shippedBefore })}
        </Alert>
      )}
      {unfit !== null && <Alert severity="error">{t('text.unfit', { why: unfit })}</Alert>}
      <FormText name={name} label={t(`text.own.${name}`)} help={t('text.ownHelp')} rows={3} />
    </Box>
  )
}
