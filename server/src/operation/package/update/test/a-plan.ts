/** A plan as an operator writes it; a test names only what it is about. */
export function aPlan<T extends object>(facts?: T) {
  return {
    version: '3.2.0',
    titleZh: '平台升级',
    titleEn: 'Platform upgrade',
    notesZh: '更快的列表',
    notesEn: 'Faster lists',
    plannedAt: ahead(60),
    windowMin: 30,
    ...facts,
  }
}

/** So many minutes from now. */
export function ahead(minutes: number) {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}
