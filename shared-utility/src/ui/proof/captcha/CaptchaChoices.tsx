import { Button, Stack } from '@mui/material'
import type { Captcha } from '../../../contract/index.ts'
import { useTranslate } from '../../../react/text-context.tsx'
import { Icon } from '../../display/Icon.tsx'
import { captchaMessages } from './words.ts'

type Props = { kind: Captcha['kind']; onChoose: (kind: Captcha['kind']) => void }

/** Another one of the same kind, or the other kind. */
export function CaptchaChoices({ kind, onChoose }: Props) {
  const t = useTranslate(captchaMessages)
  const isPicture = kind === 'picture'
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button type="button" size="small" startIcon={<Icon name="refresh" />} onClick={() => onChoose(kind)}>
        {isPicture ? t('another') : t('anotherQuestion')}
      </Button>
      <Button type="button" size="small" onClick={() => onChoose(isPicture ? 'question' : 'picture')}>
        {isPicture ? t('toQuestion') : t('toPicture')}
      </Button>
    </Stack>
  )
}
