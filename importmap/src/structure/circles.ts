import path from 'node:path'
import type { ImportGraph } from './import-graph.ts'

type Arrow = { from: string; to: string; because: string }

/**
 * The circles of a folder's rooms, at every depth: a room is a file or a folder, and has an arrow to another room of its
 * folder when a file in it imports a file in that. Each circle is told as one sentence.
 */
export function circlesOf(graph: ImportGraph): string[] {
  return foldersOf(graph).flatMap((folder) => {
    const arrows = arrowsIn(folder, graph)
    const circle = findCircle(arrows)
    return circle === null ? [] : [sentenceOf(folder, circle)]
  })
}

function foldersOf(graph: ImportGraph) {
  const folders = new Set<string>()
  for (const file of graph.keys())
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) folders.add(folder)
  return [...folders].sort()
}

function arrowsIn(folder: string, graph: ImportGraph): Arrow[] {
  const roomOf = (file: string) => file.slice(folder.length + 1).split('/', 1)[0] ?? ''
  const isInside = (file: string) => file.startsWith(`${folder}/`)
  const arrows = new Map<string, Arrow>()
  for (const [file, imports] of graph)
    for (const imported of isInside(file) ? imports : []) {
      const [from, to] = [roomOf(file), roomOf(imported)]
      if (isInside(imported) && from !== to) arrows.set(`${from} ${to}`, { from, to, because: `${file} → ${imported}` })
    }
  return [...arrows.values()]
}

/** One circle, as the arrows that make it; null when there is none. */
function findCircle(arrows: readonly Arrow[]): Arrow[] | null {
  const done = new Set<string>()
  const path: Arrow[] = []
  function visit(room: string): Arrow[] | null {
    const start = path.findIndex(({ from }) => from === room)
    if (start >= 0) return path.slice(start)
    if (done.has(room)) return null
    for (const arrow of arrows.filter(({ from }) => from === room)) {
      path.push(arrow)
      const circle = visit(arrow.to)
      if (circle !== null) return circle
      path.pop()
    }
    done.add(room)
    return null
  }
  for (const { from } of arrows) {
    const circle = visit(from)
    if (circle !== null) return circle
  }
  return null
}

function sentenceOf(folder: string, circle: readonly Arrow[]) {
  const rooms = [...circle.map(({ from }) => from), circle[0]?.from].join(' → ')
  const ties = circle.map(({ because }) => `\n  ${because}`).join('')
  return `In ${folder} the rooms ${rooms} go in a circle. Move what both need into the lower one.${ties}`
}
