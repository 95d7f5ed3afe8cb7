import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Files that are dragged onto a conversation or pasted into it. Text that is dragged or pasted stays what it is. */
export function useDrop(onFiles: ((files: readonly File[]) => void) | null) {
  const [isOver, setIsOver] = useState(false)
  if (onFiles === null) return { isOver: false, handlers: {} }
  const holdsFiles = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files')
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      const { currentTarget, relatedTarget } = event
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false)
      if (!holdsFiles(event)) return
      event.preventDefault()
      onFiles([...event.dataTransfer.files])
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files]
      // Programs for tables and texts put a picture of what was copied beside the text.
      if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
      event.preventDefault()
      onFiles(files)
    },
  }
  return { isOver, handlers }
}
