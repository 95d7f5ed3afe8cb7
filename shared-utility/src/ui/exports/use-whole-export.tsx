import { useState } from 'react'
import type { CallInput } from '../../contract/index.ts'
import { randomId } from '../../model/index.ts'
import { type ExportCalls, operatorExports, spaceExports, type WantedExport } from './export-calls.ts'
import { ExportsDialog } from './ExportsDialog.tsx'
import { useExportText } from './words.ts'

type List = { exported: () => Pick<WantedExport, 'asked' | 'columns'> }

/** What a list of the operators needs that the server writes out whole: its start, and where its files are found. */
export function useWholeExport(list: List, { list: name, label }: ExportName<(typeof operatorExports)['start']>) {
  return useExports(operatorExports, () => ({ ...list.exported(), list: name, name: label }))
}

/** The same for a list of an enterprise, for its administrators. */
export function useSpaceExport(list: List, { list: name, label }: ExportName<(typeof spaceExports)['start']>) {
  return useExports(spaceExports, () => ({ ...list.exported(), list: name, name: label }))
}

/** One's own exports, for a page that begins one by a call of its own. */
export function useOwnExports() {
  return useExportsDialog(operatorExports)
}

/** The same for an administrator, of the enterprise. */
export function useOwnSpaceExports() {
  return useExportsDialog(spaceExports)
}

function useExportsDialog(calls: ExportCalls) {
  const [isOpen, setOpen] = useState(false)
  return {
    show: () => setOpen(true),
    dialog: isOpen && <ExportsDialog wanted={null} calls={calls} onClose={() => setOpen(false)} />,
  }
}

type ExportName<Name extends ExportCalls['start']> = { list: CallInput<Name>['list']; label: string }

function useExports(calls: ExportCalls, wanted: () => WantedExport) {
  const t = useExportText()
  const [open, setOpen] = useState<{ wanted: WantedExport | null } | null>(null)
  return {
    startWhole: () => setOpen({ wanted: { ...wanted(), onceKey: randomId() } }),
    acts: [{ key: 'exports', label: t('exports.open'), onSelect: () => setOpen({ wanted: null }) }],
    dialog: open && <ExportsDialog wanted={open.wanted} calls={calls} onClose={() => setOpen(null)} />,
  }
}
