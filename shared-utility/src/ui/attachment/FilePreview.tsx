import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { type Attachment, Problem } from '../../contract/index.ts'
import { previewKindOf, type PreviewKind } from '../../model/index.ts'
import { useBack } from '../../react/index.ts'
import { ListSkeleton } from '../display/skeletons.tsx'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import { useKitText } from '../words/kit-text.ts'
import { PdfPreview } from './PdfPreview.tsx'
import { mayBeConvertedLater, readConverted } from './read-converted.ts'
import { readPdf } from './read-pdf.ts'
import { readText } from './read-text.ts'

export type FilePreviewProps = {
  file: Attachment
  /** Asks for a link, and with it whether the person may still have the file. */
  findLink: () => Promise<{ url: string }>
  onFetch: () => void
  onClose: () => void
}

/** A file in a dialog of the page. Nothing of it is a document of the browser, so nothing in it can run. */
export function FilePreview({ file, findLink, onFetch, onClose }: FilePreviewProps) {
  const t = useKitText()
  const titleId = useId()
  useBack(onClose)
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {file.name}
      </DialogTitle>
      <DialogContent sx={{ minHeight: 160 }}>
        <Linked file={file} findLink={findLink} onClose={onClose} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('attachments.close')}
        </Button>
        <Button onClick={onFetch}>{t('attachments.download')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Linked({ file, findLink, onClose }: Omit<FilePreviewProps, 'onFetch'>) {
  const kind = previewKindOf(file.mediaType)
  const found = useOnce(async () => (await findLink()).url)
  if (found.status === 'failed') return <ProblemNotice problem={found.problem} onRetry={found.again} />
  if (found.status === 'loading' || kind === null) return <ListSkeleton rows={4} />
  const shared = { url: found.data, name: file.name }
  if (kind === 'office') return <OfficeOf {...shared} onClose={onClose} />
  if (kind === 'pdf') return <PdfOf {...shared} onClose={onClose} />
  return kind === 'text' ? <TextOf {...shared} /> : <Media kind={kind} {...shared} />
}

function PdfOf({ url, name, onClose }: { url: string; name: string; onClose: () => void }) {
  const t = useKitText()
  const read = useOnce((signal) => readPdf(url, signal))
  if (read.status === 'failed') return <ProblemNotice problem={read.problem} onRetry={read.again} />
  if (read.status === 'loading') return <ListSkeleton rows={4} />
  if (read.data === null) return <NotShown />
  if (read.data === 'large') return <Typography role="alert">{t('pdf.large')}</Typography>
  return <PdfPreview bytes={read.data} name={name} onClose={onClose} />
}

/** A document that the server has made a PDF of, which may take a while. */
function OfficeOf({ url, name, onClose }: { url: string; name: string; onClose: () => void }) {
  const t = useKitText()
  const read = useOnce((signal) => readConverted(url, signal))
  if (read.status === 'failed') {
    const retry = mayBeConvertedLater(read.problem) && { onRetry: read.again }
    return <ProblemNotice problem={read.problem} size="line" {...retry} />
  }
  if (read.status === 'done') return <PdfPreview bytes={read.data} name={name} onClose={onClose} />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography component="output">{t('office.preparing')}</Typography>
      <LinearProgress aria-label={t('office.preparing')} />
    </Box>
  )
}

function TextOf({ url, name }: { url: string; name: string }) {
  const t = useKitText()
  const read = useOnce((signal) => readText(url, signal))
  if (read.status === 'failed') return <ProblemNotice problem={read.problem} onRetry={read.again} />
  if (read.status === 'loading') return <ListSkeleton rows={4} />
  if (read.data === null) return <NotShown />
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
      <Box component="section" aria-label={name} tabIndex={0} sx={written}>
        {read.data.text}
      </Box>
      {read.data.isCut && <Typography color="textSecondary">{t('attachments.cut')}</Typography>}
    </>
  )
}

const written = {
  fontFamily: 'monospace',
  m: 0,
  maxHeight: '60vh',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

type MediaProps = { kind: Exclude<PreviewKind, 'text' | 'pdf' | 'office'>; url: string; name: string }

function Media({ kind, url, name }: MediaProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <NotShown />
  const shared = { src: url, onError: () => setBroken(true) }
  const fits = { display: 'block', mx: 'auto', maxWidth: '100%', maxHeight: '70vh' }
  if (kind === 'picture') return <Box component="img" alt={name} {...shared} sx={fits} />
  // What a person has attached comes without a track of words.
  return (
    <Box component={kind} aria-label={name} controls preload="metadata" {...shared} sx={{ ...fits, width: '100%' }} />
  )
}

function NotShown() {
  const t = useKitText()
  return <Typography role="alert">{t('attachments.notShown')}</Typography>
}

type Once<T> =
  | { status: 'loading' }
  | { status: 'done'; data: T }
  | { status: 'failed'; problem: Problem; again: () => void }

/** Done when it is drawn, and again when a person asks for it. */
function useOnce<T>(work: (signal: AbortSignal) => Promise<T>): Once<T> {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<Once<T>>({ status: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    setState({ status: 'loading' })
    work(leaving.signal).then(
      (data) => !leaving.signal.aborted && setState({ status: 'done', data }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        const problem = error instanceof Problem ? error : new Problem('unreachable')
        setState({ status: 'failed', problem, again: () => setRound((before) => before + 1) })
      },
    )
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the work is that of this dialog, which is drawn for one file
  }, [round])
  return state
}
