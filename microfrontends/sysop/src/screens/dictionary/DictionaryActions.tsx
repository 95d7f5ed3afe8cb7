import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'

type Act = 'publish' | 'discard' | 'export' | 'import' | 'revisions'
type Props = { drafts: number; onOpen: (act: Act) => void }

/** What is done with the dictionary as a whole. Nothing is offered that would be refused. */
export function DictionaryActions({ drafts, onOpen }: Props) {
  const t = useText()
  const hasDrafts = drafts > 0
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="refresh" size={16} />} onClick={() => onOpen('revisions')}>
        {t('texts.revisions')}
      </Button>
      <Button variant="outlined" startIcon={<Icon name="download" size={16} />} onClick={() => onOpen('export')}>
        {t('texts.export')}
      </Button>
      <Button variant="outlined" onClick={() => onOpen('import')}>
        {t('texts.import')}
      </Button>
      {hasDrafts && (
        <Button variant="outlined" color="error" onClick={() => onOpen('discard')}>
          {t('texts.discard')}
        </Button>
      )}
      {hasDrafts && (
        <Button variant="contained" startIcon={<Icon name="check" size={16} />} onClick={() => onOpen('publish')}>
          {t('texts.publish', { count: drafts })}
        </Button>
      )}
    </>
  )
}
