import { Box, Typography } from '@mui/material'
import { mostPdfPages, pdfFramePath, pdfZooms } from '../../model/index.ts'
import { useFormat, useLang } from '../../react/index.ts'
import { RowButton } from '../display/RowButton.tsx'
import { ListSkeleton } from '../display/skeletons.tsx'
import { useKitText } from '../words/kit-text.ts'
import { usePdfFrame } from './use-pdf-frame.ts'

type Props = { bytes: ArrayBuffer; name: string; onClose: () => void }

/** A PDF, drawn in a document of its own, in which nothing of the portal can be reached and nothing of the file runs. */
export function PdfPreview({ bytes, name, onClose }: Props) {
  const t = useKitText()
  const format = useFormat()
  const lang = useLang()
  const words = { page: t('pdf.page', { page: '{page}' }), notDrawn: t('pdf.notDrawn') }
  const { shown, page, pages, zoom, goTo, zoomBy, handleLoad } = usePdfFrame({ bytes, lang, words, onClose })
  if (shown.status === 'failed') return <Typography role="alert">{t(`pdf.${shown.why}`)}</Typography>
  return (
    <>
      {shown.status === 'opening' && <ListSkeleton rows={4} />}
      <Box hidden={shown.status === 'opening'}>
        <Box component="section" aria-label={t('pdf.controls')} sx={bar}>
          <RowButton label={t('pdf.previous')} icon="up" isOff={page <= 1} onPress={() => goTo(page - 1)} />
          <RowButton label={t('pdf.next')} icon="down" isOff={page >= pages} onPress={() => goTo(page + 1)} />
          <Typography component="span" variant="body2" aria-live="polite" sx={{ mr: 'auto' }}>
            {t('pdf.at', { page: format.number(page), pages: format.number(pages) })}
          </Typography>
          <RowButton label={t('pdf.out')} icon="minus" isOff={zoom === pdfZooms[0]} onPress={() => zoomBy(-1)} />
          <Typography component="span" variant="body2" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {t('pdf.zoom', { percent: zoom })}
          </Typography>
          <RowButton label={t('pdf.in')} icon="add" isOff={zoom === pdfZooms.at(-1)} onPress={() => zoomBy(1)} />
        </Box>
        <Box
          component="iframe"
          title={name}
          src={pdfFramePath}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          onLoad={(event) => handleLoad(event.currentTarget)}
          sx={{ display: 'block', width: '100%', height: '65vh', border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      </Box>
      {shown.status === 'open' && shown.pages > mostPdfPages && (
        <Typography color="textSecondary">{t('pdf.cut', { pages: mostPdfPages })}</Typography>
      )}
    </>
  )
}

const bar = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 } as const
